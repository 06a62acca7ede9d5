/** The look of the reference: the colours of the shop, and no file of its own to load. */
export const REFERENCE_STYLE = `
:root{--bg:oklch(1 0 0);--soft:oklch(.982 .003 240);--line:oklch(.915 .007 240);--text:oklch(.235 .021 240);--quiet:oklch(.47 .019 240);
--link:oklch(.46 .13 245);--signal:oklch(.905 .195 117);--ok:oklch(.48 .115 152);--bad:oklch(.52 .2 27);--warn:oklch(.5 .105 70);
--chip:oklch(.958 .005 240);--panel:oklch(.185 .018 240);--panel-line:oklch(.3 .022 240);--panel-text:oklch(.915 .007 240);color-scheme:light}
@media (prefers-color-scheme:dark){:root{--bg:oklch(.205 .018 240);--soft:oklch(.235 .02 240);--line:oklch(.33 .02 240);--text:oklch(.94 .006 240);
--quiet:oklch(.74 .014 240);--link:oklch(.8 .1 240);--ok:oklch(.8 .15 152);--bad:oklch(.76 .14 27);--warn:oklch(.83 .12 85);--chip:oklch(.29 .02 240);
--panel:oklch(.165 .016 240);--panel-line:oklch(.3 .02 240);color-scheme:dark}}
*{box-sizing:border-box}
html{scroll-padding-top:4.5rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--text);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
a{color:var(--link);text-underline-offset:.2em}
a:focus-visible,summary:focus-visible,input:focus-visible,pre:focus-visible,.table:focus-visible{outline:3px solid oklch(.6 .2 255);outline-offset:2px;border-radius:4px}
code,pre{font-family:ui-monospace,"SF Mono",Menlo,Consolas,monospace;font-size:.86em}
p code,td code,li code{overflow-wrap:anywhere}
.skip{position:absolute;left:-100rem}.skip:focus{left:1rem;top:1rem;z-index:9;background:var(--bg);padding:.75rem 1rem}
.top{position:sticky;top:0;z-index:5;display:flex;justify-content:space-between;align-items:center;gap:1rem;height:3.5rem;padding:0 1.25rem;background:var(--panel);color:#fff}
.top p{margin:0}.top a{color:inherit}
.brand{font-weight:800;font-size:1.15rem;letter-spacing:.01em}.brand span:first-child{color:var(--signal)}.brand span:last-child{color:var(--signal);font-weight:600;margin-left:.15em}
.version{font-size:.8rem;color:oklch(.835 .01 240)}
nav{border-bottom:1px solid var(--line);background:var(--soft);font-size:.875rem}
.menu>summary{cursor:pointer;padding:.85rem 1.25rem;font-weight:600;min-height:2.75rem}
.filter{margin:.25rem 1.25rem 1rem}
.filter input{width:100%;min-height:2.5rem;padding:.4rem .75rem;border:1px solid oklch(.62 .015 240);border-radius:6px;background:var(--bg);color:var(--text);font:inherit}
.group{padding:0 1.25rem 1rem}
.group>p{margin:.25rem 0;font-weight:700;font-size:.7rem;letter-spacing:.09em;text-transform:uppercase;color:var(--quiet)}
.group ul{list-style:none;margin:0;padding:0}
.group li a{display:flex;justify-content:space-between;align-items:center;gap:.5rem;padding:.28rem .6rem;margin:0 -.6rem;min-height:1.9rem;border-radius:5px;color:var(--text);text-decoration:none;overflow-wrap:anywhere}
.group li a:hover{background:var(--chip)}
.group li[hidden],.group[hidden],.filter[hidden]{display:none}
.method{display:inline-block;font:700 .66rem/1 ui-monospace,Menlo,Consolas,monospace;text-transform:uppercase;letter-spacing:.04em;padding:.28rem .4rem;border-radius:4px;background:var(--chip);color:var(--quiet);flex:none}
.method.post{color:var(--ok)}.method.get{color:var(--link)}
main{min-width:0;padding:0 1.25rem 6rem}
h1{font-size:clamp(1.9rem,5vw,2.6rem);line-height:1.12;letter-spacing:-.02em;margin:2.5rem 0 1rem;text-wrap:balance}
h2{font-size:1.5rem;line-height:1.2;letter-spacing:-.012em;margin:0 0 .75rem}
h2.noun{margin:4rem 0 0;padding-bottom:.6rem;border-bottom:3px solid var(--signal);display:inline-block;text-transform:capitalize}
h3{font-size:1.15rem;margin:0 0 .4rem}h3 a{color:inherit;text-decoration:none}h3 a:hover{text-decoration:underline}
h4{font-size:.72rem;letter-spacing:.08em;text-transform:uppercase;color:var(--quiet);margin:1.6rem 0 .2rem;padding-bottom:.4rem;border-bottom:1px solid var(--line)}
h4 .type{text-transform:none;letter-spacing:0}
.lead{font-size:1.1rem;color:var(--quiet);max-width:40rem}
.endpoint{padding:2.5rem 0;border-bottom:1px solid var(--line)}
.endpoint.intro{padding:0 0 1rem}
.words{min-width:0}.words>p{max-width:42rem}
.address{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem;margin:.2rem 0 1rem}
.address code{color:var(--quiet);overflow-wrap:anywhere}
.fields{list-style:none;margin:0;padding:0}
.fields>li{padding:.6rem 0;border-bottom:1px solid var(--line)}
.fields>li:last-child{border-bottom:0}
.fields .fields{margin:.5rem 0 0 .1rem;padding-left:1rem;border-left:2px solid var(--line)}
.field{margin:0;line-height:1.45}
.name{font-weight:650;color:var(--text);font-size:.88em}
.type{color:var(--quiet);font-size:.84rem}
.optional{color:var(--quiet);font-size:.72rem;font-style:italic;margin-left:.15rem}
.required{color:var(--warn);font-size:.72rem;font-weight:650;margin-left:.15rem}
.note{margin:.15rem 0 0;color:var(--quiet);font-size:.82rem;overflow-wrap:anywhere}
.choices code,.note code{background:var(--chip);padding:.1rem .38rem;border-radius:4px;color:var(--text);line-height:1.9}
p code,td code{background:var(--chip);padding:.1rem .35rem;border-radius:4px}.address code,.field code{background:none;padding:0}
summary{cursor:pointer}
details.note summary,.forms>summary{color:var(--link);font-size:.82rem;min-height:1.5rem}
.form{border-left:2px solid var(--signal);padding-left:1rem;margin:.6rem 0 1rem}
.statuses{display:flex;flex-wrap:wrap;gap:.35rem;margin:1.4rem 0 0}
.status{font:650 .76rem/1 ui-monospace,Menlo,Consolas,monospace;padding:.4rem .5rem;border-radius:4px;background:var(--chip);text-decoration:none;color:var(--quiet)}
.status.s2{color:var(--ok)}.status.s4{color:var(--warn)}.status.s5{color:var(--bad)}
.examples{min-width:0;display:grid;gap:1rem;align-content:start;margin-top:1.5rem}
.examples>details>summary{font-size:.82rem;color:var(--link);padding:.25rem 0}
.examples>details .code{margin-top:.6rem}
.code{margin:0;background:var(--panel);color:var(--panel-text);border:1px solid var(--panel-line);border-radius:8px;overflow:hidden}
.code figcaption{padding:.55rem 1rem;font-size:.7rem;font-weight:650;letter-spacing:.07em;text-transform:uppercase;color:oklch(.74 .014 240);border-bottom:1px solid var(--panel-line)}
.code pre{margin:0;padding:.9rem 1rem;overflow:auto;max-height:30rem;font-size:.86rem;line-height:1.6;tab-size:2}
.k{color:oklch(.84 .08 225)}.s{color:oklch(.88 .13 125)}.n{color:oklch(.85 .11 75)}
.table{overflow-x:auto;margin-top:1.25rem}
table{border-collapse:collapse;width:100%;font-size:.87rem}
th{text-align:left;font-size:.7rem;letter-spacing:.07em;text-transform:uppercase;color:var(--quiet)}
th,td{padding:.55rem .75rem .55rem 0;border-bottom:1px solid var(--line);vertical-align:top}
td:nth-child(2) code{white-space:nowrap}
tr:target td{background:var(--chip)}
.types{margin-top:4rem}.types>h2{padding-bottom:.6rem;border-bottom:3px solid var(--signal);display:inline-block}
.schema{padding:1.75rem 0 1rem;border-bottom:1px solid var(--line);max-width:48rem}
@media (min-width:64rem){
body{display:grid;grid-template:auto 1fr/17.5rem minmax(0,1fr)}
.top{grid-column:1/-1}
nav{position:sticky;top:3.5rem;height:calc(100dvh - 3.5rem);overflow-y:auto;overscroll-behavior:contain;border-right:1px solid var(--line);border-bottom:0;padding-top:1.25rem;scrollbar-width:thin}
.menu>summary{display:none}
main{padding:0 2.5rem 8rem}
}
@media (min-width:80rem){
.endpoint{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:3rem;max-width:88rem}
.examples{margin-top:0;position:sticky;top:5rem;align-self:start;max-height:calc(100dvh - 6rem);overflow:auto}
.endpoint.wide{display:block}
}
@media (max-width:47.99rem){
h2.noun{margin-top:3rem}
thead{position:absolute;left:-100rem}
tr{display:grid;grid-template-columns:3.6rem minmax(0,1fr);border-bottom:1px solid var(--line);padding:.6rem 0}
td{border:0;padding:.1rem 0}td:first-child{grid-row:1/3}
}
@media print{nav,.top,.examples details{display:none}.code pre{max-height:none;white-space:pre-wrap}}
`
