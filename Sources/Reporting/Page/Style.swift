/// The style of the page: colours, type and the frame of the page.
enum PageStyle {
    static let text = colors + frame + overview + screens + stage + pictures + panel + cards + picture + media

    /// The colours on light ground; text has a contrast of at least 4.5 to 1 wherever it stands, as in the dark ones.
    static let light = """
        --ground: #f6f5f2; --card: #ffffff; --ink: #1b1d21; --soft: #565b64; --line: #dcdad4; --link: #1a56b0;
        --error: #b3261e; --error-tint: #fbe3e0; --warning: #855000; --warning-tint: #fbecd0;
        --note: #3f5a76; --note-tint: #e2eaf2; --paper: #ffffff; --glyph: #1b1d21; --box: #6d7480;
        --fits: #1f6f43; --well: #eceae5; --raised: #ffffff;
        """

    private static let dark = """
        --ground: #131417; --card: #1c1e22; --ink: #ececea; --soft: #a9aeb7; --line: #34373d; --link: #8ab8ff;
        --error: #ff9d94; --error-tint: #4a2320; --warning: #f3bf6b; --warning-tint: #43320f;
        --note: #a9c4e2; --note-tint: #243342; --paper: #101114; --glyph: #f2f2f0; --box: #8b929e;
        --fits: #7fc9a0; --well: #24272c; --raised: #434952;
        """

    private static let colors = """
        :root { color-scheme: light dark; \(light) }
        @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { \(dark) } }
        :root[data-theme="light"] { color-scheme: light; }
        :root[data-theme="dark"] { color-scheme: dark; \(dark) }

        """

    private static let frame = """
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body {
          margin: 0 auto; padding: 0 clamp(16px, 3vw, 40px) 64px; max-width: 1360px;
          background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif;
          overflow-wrap: anywhere;
        }
        a { color: var(--link); text-underline-offset: 3px; }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
        h1, h2, h3, p, ul, figure, dl, dd { margin: 0; padding: 0; }
        h1 { font-size: 30px; font-weight: 650; letter-spacing: -0.02em; line-height: 1.2; }
        h2 { font-size: 18px; font-weight: 650; letter-spacing: -0.01em; }
        h3 { font-size: 17px; font-weight: 600; line-height: 1.4; }
        code { font: 12.5px/1.5 ui-monospace, Menlo, monospace; color: var(--soft); }
        b { font-weight: 600; }
        .skip { position: absolute; left: -999px; top: 8px; padding: 8px 12px; background: var(--card); }
        .skip:focus { left: 8px; z-index: 2; }
        .outlines { position: absolute; }
        .chip {
          display: inline-block; padding: 0 4px; margin: 0 1px; border-radius: 4px; unicode-bidi: isolate;
          background: var(--warning-tint); color: var(--warning); font: 11px/1.5 ui-monospace, Menlo, monospace;
        }
        .top { padding: 24px 0 8px; }
        .brand {
          display: flex; justify-content: space-between; align-items: center; min-height: 32px; margin-bottom: 12px;
          color: var(--soft); font-weight: 600; letter-spacing: 0.02em;
        }
        .verdict { margin-top: 4px; font-size: 18px; }
        .scope, .hint, #status { color: var(--soft); }
        .scope { margin-top: 10px; }
        .tiles { display: flex; flex-wrap: wrap; gap: 12px; margin: 20px 0 14px; list-style: none; }
        .tiles li, .tiles a {
          display: block; min-width: 116px; border-radius: 12px; color: var(--ink); text-decoration: none;
        }
        .tiles li { background: var(--card); border: 1px solid var(--line); }
        .tiles li > b, .tiles li > span, .tiles a { padding-left: 16px; padding-right: 16px; }
        .tiles li > a > b, .tiles li > a > span { padding-left: 0; padding-right: 0; }
        .tiles b { display: block; padding-top: 8px; font-size: 28px; font-weight: 600; line-height: 1.3; }
        .tiles span { display: block; padding-bottom: 10px; color: var(--soft); }
        .tiles span::before {
          content: ""; display: inline-block; width: 9px; height: 9px; margin-right: 7px; border-radius: 50%;
          background: currentColor;
        }
        .tiles .error span { color: var(--error); }
        .tiles .warning span { color: var(--warning); }
        .tiles .note span { color: var(--note); }
        .tiles a:hover { box-shadow: inset 0 0 0 1px var(--soft); border-radius: 12px; }
        button, select, input[type="search"] {
          min-height: 36px; padding: 4px 12px; border: 1px solid var(--line); border-radius: 8px;
          background: var(--card); color: var(--ink); font: inherit; max-width: 100%;
        }
        button { cursor: pointer; }
        button:hover, select:hover { border-color: var(--soft); }
        .appendix { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr)); gap: 40px; }
        .appendix { margin-top: 48px; padding-top: 32px; border-top: 1px solid var(--line); }
        .appendix ul { margin: 12px 0; padding-left: 18px; }
        .appendix li { margin: 6px 0; }
        .appendix dt { margin-top: 10px; font-weight: 600; }
        .appendix dd { color: var(--soft); }
        .hash { color: var(--soft); font-size: 12.5px; }
        kbd {
          padding: 0 6px; border: 1px solid var(--line); border-radius: 5px; background: var(--card);
          font: 12.5px ui-monospace, Menlo, monospace;
        }

        """
}
