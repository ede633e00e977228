import type { Html } from './html.ts';

/** How the page looks: plain, in the colours that the reader's system prefers, and on paper. */
export const STYLE: Html = {
  html: `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;margin:0}
main{max-width:52rem;margin:0 auto;padding:2rem 1.25rem 4rem;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .25rem}
h2{font-size:1.3rem;margin:2.5rem 0 .5rem}h3{font-size:1.1rem;margin:1.75rem 0 .25rem}h4{font-size:1rem;margin:1rem 0 .25rem}
p{margin:.25rem 0 .75rem}.prose{white-space:pre-line}.quiet,small{opacity:.75}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:1.25rem 0}dt{opacity:.75}dd{margin:0}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid #8886}
code{font-size:.8em;word-break:break-all}
.missing{border:1px solid #b7791f;border-radius:8px;padding:.25rem 1.25rem;margin:1.5rem 0}.missing h2{margin-top:.75rem}
@media(max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}
@media print{main{padding:0;max-width:none}}`,
};
