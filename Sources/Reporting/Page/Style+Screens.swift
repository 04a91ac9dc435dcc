extension PageStyle {
    /// The matrix of screens, the tabs and the marks.
    static let screens = """
        .tabs { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 20px 0 0; border-bottom: 1px solid var(--line); }
        .tabs a {
          padding: 8px 0; margin-bottom: -1px; border-bottom: 2px solid transparent; color: var(--soft);
          font-weight: 600; text-decoration: none;
        }
        .tabs a:hover { color: var(--ink); }
        .tabs a[aria-current] { color: var(--ink); border-color: var(--ink); }
        .tabs small { font-size: 12.5px; font-weight: 400; font-variant-numeric: tabular-nums; }
        .top.small { padding-top: 16px; }
        .top.small h1 { font-size: 17px; letter-spacing: 0; }
        .top.small .brand { margin-bottom: 0; }
        .top.small .tabs { margin-top: 10px; }
        .top.small .tiles, .top.small .verdict, .top.small .scope { display: none; }
        .spoken {
          position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
        }
        .mark { width: 14px; height: 14px; flex: none; vertical-align: -2px; fill: currentColor; }
        .mark.error { color: var(--error); }
        .mark.warning { color: var(--warning); }
        .mark.note { color: var(--note); }
        .mark.fits { color: var(--fits); }
        .mark.unchecked { color: var(--soft); }
        .sign { fill: none; stroke: var(--card); stroke-width: 1.8px; stroke-linecap: round; }
        .top.small ~ main .appendix { margin-top: 0; border: 0; }
        .cut-note { margin-top: 10px; padding: 8px 14px; border-radius: 10px; background: var(--warning-tint); color: var(--warning); }
        .settings { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 12px; }
        .settings:empty { display: none; }
        .segments { display: inline-flex; flex-wrap: wrap; gap: 2px; padding: 3px; border-radius: 11px; background: var(--well); }
        .segments button {
          min-height: 30px; padding: 2px 12px; border: 0; border-radius: 8px; background: none; color: var(--soft);
          font-size: 14px;
        }
        .segments button:hover { color: var(--ink); }
        .segments [aria-pressed="true"] { background: var(--raised); color: var(--ink); box-shadow: 0 1px 3px #0002; }
        .screens { border-spacing: 4px; }
        .screens tbody th { min-width: clamp(130px, 24vw, 250px); }
        .screens td { min-width: 62px; text-align: center; background: none; }
        .screens td a { display: flex; align-items: center; justify-content: center; gap: 6px; min-height: 38px; }
        .screens td a b { display: inline; font-variant-numeric: tabular-nums; }
        .screens .error { background: var(--error-tint); }
        .screens .warning { background: var(--warning-tint); }
        .screens .note { background: var(--note-tint); }
        .screens .fits { background: var(--card); }
        .screens .none span { padding: 0; }
        .legend { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 4px 0 12px; color: var(--soft); font-size: 13px; }
        .more { margin-top: 10px; }
        #overview > section { margin-top: 28px; }
        #screens { max-height: max(420px, 78vh); overflow-y: auto; }

        """

    /// One screen.
    static let stage = """
        #screen-view { padding-top: 20px; }
        #screen-view h2, #texts h2 { width: fit-content; margin-bottom: 4px; font-size: 24px; scroll-margin-top: 20px; }
        #screen-view .where a { margin-left: 8px; }
        .crumbs { display: flex; flex-wrap: wrap; gap: 2px 20px; margin-bottom: 12px; font-size: 14px; }
        .crumbs a { display: inline-block; min-height: 26px; }
        .strip { display: flex; flex-wrap: wrap; gap: 6px; margin: 16px 0 12px; list-style: none; }
        .strip a {
          position: relative;
          display: flex; align-items: center; gap: 7px; min-height: 34px; padding: 4px 12px; border: 1px solid var(--line);
          border-radius: 17px; background: var(--card); color: var(--ink); text-decoration: none;
        }
        .strip a:hover { border-color: var(--soft); }
        .strip a[aria-current] { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); font-weight: 600; }
        .strip b { color: var(--soft); font-size: 12.5px; font-variant-numeric: tabular-nums; }
        .tools { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; margin-bottom: 18px; }
        .tools .zoom { margin-left: auto; }
        .tools .zoom button { min-width: 36px; font-variant-numeric: tabular-nums; }
        .bench { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; }
        .pair { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
        .pair figure { flex: 1 1 300px; min-width: min(300px, 100%); max-width: 100%; }
        #stage figcaption { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
        #stage figcaption em { display: inline; }
        .canvas { overflow: auto; max-width: 100%; border-radius: 14px; background: var(--well); text-align: center; }
        .canvas > .picture, .stack { margin: 0 auto; }
        .picture { display: block; max-width: 100%; height: auto; }
        #stage:not(.zoomed) .canvas .picture { max-height: max(480px, 84vh); width: auto; margin: 0 auto; }
        .zoomed .picture { max-width: none; }
        .zoomed .canvas { max-height: 84vh; }
        .stack { position: relative; width: fit-content; max-width: 100%; }
        .zoomed .stack { max-width: none; }
        .stack .above { position: absolute; inset: 0; width: 100%; height: 100%; }
        .overlay .below .ink { fill: var(--link); }
        .overlay .above .screen, .overlay .above .control, .overlay .above .bar, .overlay .above .image { fill: none; }
        .overlay .above .ink { fill-opacity: 0.75; }
        .overlay .above .spill { fill-opacity: 0.3; }
        .overlay .from, .slider .from { color: var(--link); }
        .handle {
          position: absolute; top: 0; bottom: 0; width: 24px; margin-left: -12px; cursor: ew-resize; touch-action: none;
        }
        .handle::before {
          content: ""; position: absolute; left: 11px; top: 0; bottom: 0; width: 2px; background: var(--link);
        }
        .handle::after {
          content: ""; position: absolute; left: 2px; top: 50%; width: 20px; height: 20px; margin-top: -10px;
          border: 2px solid var(--link); border-radius: 50%; background: var(--card);
        }
        #slider { display: block; width: 100%; max-width: 480px; min-height: 32px; margin: 10px auto 0; accent-color: var(--link); }
        .absent { padding: 40px 24px; border-radius: 14px; background: var(--well); color: var(--soft); }
        .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(230px, 100%), 1fr)); gap: 24px; }
        .grid a { display: block; border-radius: 12px; background: var(--well); overflow: hidden; }
        .grid a:hover { box-shadow: 0 0 0 2px var(--link); }
        .grid .picture { width: 100%; }

        """

    /// A picture of a screen.
    static let pictures = """
        .picture .screen { fill: var(--paper); }
        .picture .bezel { fill: none; stroke: var(--box); stroke-width: 1px; vector-effect: non-scaling-stroke; }
        .picture .view { fill: none; stroke: var(--line); stroke-width: 1px; vector-effect: non-scaling-stroke; }
        .picture .label { stroke: var(--box); stroke-opacity: 0.5; stroke-dasharray: 2 2; overflow: visible; }
        .picture .button { stroke: var(--link); stroke-opacity: 0.5; }
        .picture .field { fill: var(--paper); stroke: var(--box); stroke-opacity: 0.7; }
        .picture .control, .picture .bar, .picture .image { fill: var(--well); }
        .picture .scroll { stroke-dasharray: 6 4; }
        .picture .cross { fill: none; stroke: var(--line); stroke-width: 1px; vector-effect: non-scaling-stroke; }
        .picture .safe { fill: none; stroke: var(--note); stroke-opacity: 0.45; stroke-dasharray: 3 3; stroke-width: 1px; vector-effect: non-scaling-stroke; }
        .picture .ink { fill: var(--glyph); }
        .picture .untranslated {
          fill: none; stroke: var(--note); stroke-width: 1.5px; stroke-dasharray: 1.5 3; vector-effect: non-scaling-stroke;
        }
        .picture .spill { fill: var(--error-tint); }
        .picture .hatch { fill: url(#hatch); }
        .picture .edge { fill: none; stroke: var(--error); stroke-width: 1.25px; vector-effect: non-scaling-stroke; }
        .picture .needs { fill: none; stroke: var(--error); stroke-width: 1px; vector-effect: non-scaling-stroke; }
        .picture .has { fill: none; stroke: var(--soft); stroke-width: 1px; vector-effect: non-scaling-stroke; }
        .picture .direction { fill: none; stroke: var(--soft); stroke-width: 1.5px; stroke-linecap: round; stroke-linejoin: round; }
        .picture .hit { fill: transparent; stroke: none; cursor: pointer; }
        .picture .hit:hover { fill: var(--link); fill-opacity: 0.08; }
        .picture .hit.active { fill: var(--link); fill-opacity: 0.1; stroke: var(--link); stroke-width: 2px; vector-effect: non-scaling-stroke; }
        .picture .hit:focus-visible { outline: none; stroke: var(--link); stroke-width: 3px; vector-effect: non-scaling-stroke; }

        """

    /// The text that is pointed at, and the table of texts.
    static let panel = """
        #panel { align-self: start; padding: 18px 20px; border: 1px solid var(--line); border-radius: 14px; background: var(--card); }
        #panel h3:not(.part) { font-size: 15px; }
        h4, #panel .part { margin: 16px 0 4px; padding: 0; color: var(--soft); font-size: 13px; font-weight: 600; }
        #all-texts { float: right; min-height: 30px; font-size: 13px; }
        #panel .value { font-size: 19px; font-weight: 600; line-height: 1.35; }
        #panel .source { color: var(--soft); }
        #panel .room { margin-top: 10px; font-variant-numeric: tabular-nums; }
        #panel .room .mark, .links .mark, .texts .mark { margin-right: 7px; }
        .bar { position: relative; height: 10px; margin: 8px 0 4px; }
        .bar i { position: absolute; left: 0; top: 0; bottom: 0; border-radius: 5px; }
        .bar .has { background: var(--well); box-shadow: inset 0 0 0 1px var(--box); }
        .bar .taken { top: 2.5px; bottom: 2.5px; background: var(--soft); }
        .bar.over .taken { background: var(--error); }
        .texts { list-style: none; margin-top: 8px; max-height: 60vh; overflow-y: auto; }
        .texts button {
          display: grid; grid-template-columns: auto 1fr; width: 100%; padding: 7px 8px; border: 0; border-radius: 8px;
          text-align: left; align-items: start; background: none;
        }
        .texts .mark { margin-top: 4px; }
        .texts button:hover { background: var(--well); }
        .texts em { grid-column: 2; color: var(--soft); font-size: 12.5px; font-style: normal; font-variant-numeric: tabular-nums; }
        .links, .chain, .fixes { list-style: none; font-size: 14px; }
        .links li, .chain li, .fixes li { margin: 4px 0; }
        .chain .phrase { color: var(--ink); }
        .chain span, .fixes span { color: var(--soft); font-size: 13px; }
        .fixes .whole span { color: var(--fits); font-weight: 600; }
        .causes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(330px, 100%), 1fr)); gap: 0 24px; margin: 0 0 10px; }
        .place { margin-left: 8px; }
        #texts { padding-top: 24px; }
        #texts-find { max-width: 420px; margin: 12px 0; }
        #texts-find input { width: 100%; }
        .budgets { width: 100%; border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; }
        .budgets th, .budgets td { padding: 8px 14px 8px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
        .budgets thead th { border: 0; white-space: nowrap; color: var(--soft); font-size: 13px; font-weight: 500; vertical-align: bottom; }
        .budgets thead button { min-height: 28px; padding: 0; border: 0; background: none; color: var(--soft); font-size: 13px; }
        .budgets thead button:hover { color: var(--ink); }
        .budgets [aria-sort="ascending"] button, .budgets [aria-sort="descending"] button { color: var(--ink); font-weight: 600; }
        .budgets [aria-sort="ascending"] button::after { content: " \\2191" / ""; }
        .budgets [aria-sort="descending"] button::after { content: " \\2193" / ""; }
        .budgets td:nth-child(2) { min-width: 150px; }
        .budgets tbody th { min-width: 180px; font-weight: 600; }
        .budgets td span, .budgets th code { display: block; color: var(--soft); font-size: 12px; font-weight: 400; }
        .budgets details { font-weight: 400; }
        .languages { list-style: none; max-width: 420px; }
        .languages li { margin: 4px 0; }
        .languages em { display: block; margin-left: 21px; color: var(--soft); font-size: 12.5px; font-style: normal; }
        .budgets td:nth-child(n + 3) { white-space: nowrap; }
        .budgets .mark { margin-right: 7px; }
        @media (min-width: 1020px) {
          .bench { grid-template-columns: minmax(0, 1fr) 300px; }
          #panel { position: sticky; top: 20px; max-height: calc(100vh - 40px); overflow-y: auto; }
        }
        @media (max-width: 640px) {
          .tools .zoom { margin-left: 0; }
          #stage:not(.zoomed) .canvas .picture { max-height: none; }
          #panel.one { position: sticky; bottom: 0; max-height: 40vh; overflow-y: auto; box-shadow: 0 -6px 20px #0003; }
          .texts { max-height: none; }
          .segments button { padding: 2px 9px; font-size: 13px; }
          .grid { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 14px; }
        }

        """
}
