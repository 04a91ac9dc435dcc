extension PageStyle {
    static let overview = """
        .overview { margin: 28px 0 36px; }
        .overview .hint { margin: 2px 0 12px; }
        .scroll { position: relative; overflow-x: auto; max-width: 100%; border-radius: 12px; }
        #matrix { max-height: max(320px, 62vh); overflow-y: auto; }
        .matrix { border-collapse: separate; border-spacing: 3px; font-variant-numeric: tabular-nums; }
        .matrix th { padding: 4px 10px; text-align: left; font-weight: 500; }
        .matrix thead th {
          position: sticky; top: 0; vertical-align: bottom; white-space: nowrap; background: var(--ground); z-index: 1;
        }
        .matrix th > span, .matrix td span { display: block; color: var(--soft); font-size: 12px; font-weight: 400; }
        .matrix tbody th { min-width: 110px; max-width: 280px; background: var(--ground); }
        .matrix tr > :first-child { position: sticky; left: 0; background: var(--ground); z-index: 1; }
        .matrix thead tr > :first-child { z-index: 2; }
        .matrix td { padding: 0; min-width: 84px; border-radius: 6px; background: var(--card); white-space: nowrap; }
        .matrix td > b { padding: 6px 10px 0; display: block; }
        .matrix td > span { padding: 0 10px 6px; }
        .matrix td a { display: block; min-height: 34px; padding: 6px 10px; text-decoration: none; border-radius: 6px; }
        .matrix td a:hover, .matrix td a[aria-current] { box-shadow: inset 0 0 0 2px currentColor; }
        .matrix td a b { display: block; }
        .matrix th a { display: inline-block; min-height: 24px; }
        .matrix td span, .matrix td a { color: var(--ink); }
        .matrix .error { --tone: var(--error); }
        .matrix .warning { --tone: var(--warning); }
        .matrix .note { --tone: var(--note); }
        .matrix .mild { background: color-mix(in srgb, var(--tone) 12%, var(--card)); }
        .matrix .clear { background: color-mix(in srgb, var(--tone) 22%, var(--card)); }
        .matrix .strong { background: color-mix(in srgb, var(--tone) 34%, var(--card)); }

        """

    static let cards = """
        .results { display: block; }
        #status { min-height: 24px; margin-bottom: 12px; }
        #filters summary { min-height: 36px; padding: 6px 0; cursor: pointer; font-weight: 600; }
        #filters .field { display: block; margin: 0 0 14px; }
        #filters .name { display: block; margin-bottom: 4px; color: var(--soft); font-size: 13px; }
        #filters select, #filters input { width: 100%; }
        #filters .chips { display: flex; flex-wrap: wrap; gap: 6px; border: 0; padding: 0; }
        #filters [aria-pressed] { border-radius: 18px; }
        #filters [aria-pressed="true"] { background: var(--ink); border-color: var(--ink); color: var(--card); }
        #findings { scroll-margin-top: 16px; }
        .finding {
          scroll-margin-top: 16px; content-visibility: auto; contain-intrinsic-size: auto 420px;
          margin: 0 0 16px; padding: 18px 22px 14px; border: 1px solid var(--line); border-radius: 14px;
          background: var(--card);
        }
        .finding.ghost { min-height: 380px; }
        .finding h3 a { color: var(--ink); text-decoration: none; }
        .finding h3 a:hover { text-decoration: underline; }
        .severity {
          display: inline-block; margin-right: 4px; padding: 1px 9px; border-radius: 10px; vertical-align: 1px;
          font-size: 12.5px; font-weight: 600;
        }
        .error .severity { background: var(--error-tint); color: var(--error); }
        .warning .severity { background: var(--warning-tint); color: var(--warning); }
        .note .severity { background: var(--note-tint); color: var(--note); }
        .message { margin: 2px 0; }
        .where { color: var(--soft); font-size: 13px; }
        .rule { margin-right: 8px; }
        .pictures {
          display: grid; grid-template-columns: repeat(auto-fit, minmax(min(330px, 100%), 1fr)); gap: 18px 24px;
          margin: 16px 0 12px;
        }
        figcaption { margin-bottom: 6px; font-size: 13.5px; line-height: 1.6; }
        figcaption b { display: inline-block; line-height: 28px; }
        figcaption span { color: var(--soft); }
        figcaption em { display: block; font-style: normal; font-variant-numeric: tabular-nums; }
        figcaption select { min-height: 28px; padding: 0 6px; }
        details { margin-top: 4px; }
        summary { min-height: 28px; cursor: pointer; color: var(--soft); font-size: 13.5px; }
        .occurrences { width: 100%; border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; }
        .occurrences th, .occurrences td {
          padding: 6px 12px 6px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top;
        }
        .occurrences thead th { border: 0; color: var(--soft); font-size: 12.5px; font-weight: 400; }
        .occurrences tbody th { font-weight: 600; }
        .occurrences tbody th { min-width: 84px; }
        .occurrences thead th { white-space: nowrap; }
        .occurrences span:not(.chip), .occurrences code { display: block; color: var(--soft); font-size: 12px; font-weight: 400; }
        .occurrences td:nth-child(n + 3) { white-space: nowrap; }
        .occurrences td:nth-child(n + 3) span { white-space: normal; }
        .occurrences .error td:last-child { color: var(--error); font-weight: 600; }
        .occurrences .warning td:last-child { color: var(--warning); font-weight: 600; }
        .occurrences .note td:last-child { color: var(--note); font-weight: 600; }

        """

    static let picture = """
        .label { display: block; max-width: 100%; height: auto; overflow: hidden; }
        .label .paper { fill: var(--paper); }
        .label .ink { fill: var(--glyph); }
        .label .cut { fill: var(--error); fill-opacity: 0.75; }
        .label .spill { fill: var(--error-tint); }
        .label .hatch { fill: url(#hatch); }
        #hatch rect { fill: var(--error); fill-opacity: 0.22; }
        .bitmap { fill-opacity: \(GlyphTable.bitmapOpacity); }
        .label .box { fill: none; stroke: var(--box); stroke-width: 1.5px; vector-effect: non-scaling-stroke; }
        .label .open1, .label .open3 { stroke-dasharray: 3 3; }
        .label .dimensions path { fill: none; stroke-width: 1px; vector-effect: non-scaling-stroke; }
        .label text { paint-order: stroke; stroke: var(--card); stroke-width: 0.6em; font-family: system-ui, sans-serif; }
        .label .available path { stroke: var(--soft); }
        .label .available text { fill: var(--soft); }
        .label .needed path { stroke: var(--error); }
        .label .needed text { fill: var(--error); font-weight: 600; }

        """

    static let media = """
        @media (min-width: 1020px) {
          .results.live { display: grid; grid-template-columns: 236px minmax(0, 1fr); gap: 36px; }
          #filters { position: sticky; top: 20px; align-self: start; max-height: calc(100vh - 40px); overflow-y: auto; }
          #filters { padding: 4px; margin: -4px; }
          #filters summary { display: none; }
        }
        @media (max-width: 640px) {
          body { font-size: 15px; }
          h1 { font-size: 25px; }
          .tiles { gap: 8px; }
          .tiles li { flex: 1; min-width: 90px; }
          .tiles a { min-width: 0; }
          .tiles li > b, .tiles li > span, .tiles a { padding-left: 12px; padding-right: 8px; }
          .finding { padding: 14px 14px 10px; }
          .occurrences { font-size: 13px; }
          .occurrences th, .occurrences td { padding-right: 8px; }
          .occurrences td code, .occurrences th span { display: none; }
        }
        @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
        @media (forced-colors: active) {
          .label .box, .label .dimensions path { stroke: CanvasText; }
          .label .ink, .label .cut, .label text { fill: CanvasText; }
        }
        @media print {
          :root, :root:not([data-theme="light"]), :root[data-theme="dark"] {
            color-scheme: light; \(light) --ground: #ffffff;
          }
          body { max-width: none; background: none; font-size: 10pt; }
          #filters, #theme, .skip, .ghost, .tabs, .crumbs, .tools, .settings, .handle, #slider, #all-texts, #texts-find, .more { display: none !important; }
          .results.live { display: block; }
          .finding { break-inside: avoid; content-visibility: visible; }
          #matrix, #screens, #panel, .texts, .canvas { max-height: none; }
          .bench { grid-template-columns: minmax(0, 1fr) 240px; }
          .pair figure { min-width: 0; flex-basis: 0; }
        }

        """
}
