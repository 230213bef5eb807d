import { describe, expect, test } from 'vitest'
import { safeHtml } from './safe-html.ts'

const TAGS =
  'p|br|hr|h2|h3|h4|blockquote|ul|ol|li|table|thead|tbody|tr|th|td|b|strong|i|em|u|s|small|sub|sup'
/** The only shapes that may stand in the output; any other `<` opens something we did not allow. */
const TAG = new RegExp(
  `^</?(?:${TAGS})(?: /)?>|^<a(?: href="[^"<>]*")?(?: rel="noopener noreferrer nofollow")?>|^</a>`,
)

/** Pages, mail, phone and places on this site; not another host by the back door. */
const ALLOWED = /^(?:https?:\/\/|mailto:|tel:|(?![/\\]{2})[^:]*$)/i

/** What a browser makes of an attribute's text before it reads the address in it. */
function decoded(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);?/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replace(/&#(\d+);?/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&(?:Tab|NewLine);/g, '')
    .replace(/&colon;/g, ':')
    .replace(/&amp;/g, '&')
    .replace(/[\p{Cc}\s]/gu, '')
}

/** What is not allowed in the output, as text; '' when all is well. */
function wrong(html: string): string {
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const found = TAG.exec(html.slice(at))
    if (!found) return html.slice(at, at + 60)
    const href = /href="([^"]*)"/.exec(found[0])?.[1]
    if (href !== undefined && !ALLOWED.test(decoded(href))) return found[0]
  }
  return ''
}

const CODE = 'alert(1)'
const elements = [
  `<script>${CODE}</script>`,
  `<script src=//x.example/a.js></script>`,
  `<ScRiPt>${CODE}</sCrIpT >`,
  `<script/x>${CODE}</script/y>`,
  `<scr<script>ipt>${CODE}</scr</script>ipt>`,
  `<img src=x onerror=${CODE}>`,
  `<img src="x\`<script>${CODE}</script>"\`>`,
  `<img/src/onerror=${CODE}>`,
  `<svg onload=${CODE}>`,
  `<svg><script>${CODE}</script></svg>`,
  `<svg><animate onbegin=${CODE} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${CODE}"><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'/>#x"/></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${CODE}>">`,
  `<svg><foreignObject><body onload=${CODE}></foreignObject></svg>`,
  `<math><mi//xlink:href="data:x,<script>${CODE}</script>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${CODE}&gt;">`,
  `<math><maction actiontype=statusline xlink:href=javascript:${CODE}>x</maction></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${CODE}>`,
  `<noscript><p title="</noscript><img src=x onerror=${CODE}>">`,
  `<style>@import 'javascript:${CODE}'</style>`,
  `<style><img src="</style><img src=x onerror=${CODE}//">`,
  `<p style="background:url(javascript:${CODE})">x</p>`,
  `<p style="width:expression(${CODE})">x</p>`,
  `<b onmouseover=${CODE}>x</b>`,
  `<a href="x" onclick=${CODE}>x</a>`,
  `<a href="x"autofocus tabindex=1 onfocus=${CODE}>x</a>`,
  `<iframe srcdoc="<script>${CODE}</script>"></iframe>`,
  `<iframe src=javascript:${CODE}></iframe>`,
  `<object data=javascript:${CODE}></object>`,
  `<embed src=javascript:${CODE}>`,
  `<form action=javascript:${CODE}><button>x</button></form>`,
  `<button formaction=javascript:${CODE}>x</button>`,
  `<input autofocus onfocus=${CODE}>`,
  `<select><option><script>${CODE}</script></option></select>`,
  `<textarea></textarea><script>${CODE}</script></textarea>`,
  `<title></title><img src=x onerror=${CODE}></title>`,
  `<xmp><p title="</xmp><svg/onload=${CODE}>">`,
  `<template><script>${CODE}</script></template>`,
  `<details open ontoggle=${CODE}>`,
  `<video><source onerror=${CODE}></video>`,
  `<audio src=x onerror=${CODE}>`,
  `<marquee onstart=${CODE}>x</marquee>`,
  `<meta http-equiv=refresh content="0;url=javascript:${CODE}">`,
  `<base href="javascript:${CODE}//">`,
  `<link rel=stylesheet href="javascript:${CODE}">`,
  `<!--><script>${CODE}</script>-->`,
  `<![CDATA[><script>${CODE}</script>]]>`,
  `<?xml-stylesheet href="javascript:${CODE}"?>`,
  `<custom-element onx=${CODE} is=x>x</custom-element>`,
]
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript:alert(1)',
  '&#0000106&#0000097vascript:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  'vbscript:msgbox(1)',
  'livescript:x',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'DATA:text/html,x',
  'blob:https://x.example/1',
  'file:///etc/passwd',
  'filesystem:https://x.example/a',
  'view-source:javascript:alert(1)',
  'feed:javascript:alert(1)',
  '//evil.example/x',
  '\\\\evil.example\\x',
  '/\\evil.example',
  'ftp://x.example',
]
const wrappings: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `<p>${payload}</p>`,
  (payload) => `<b><i>${payload}</b></i>`,
  (payload) => `<svg>${payload}</svg>`,
  (payload) => `<math><mtext>${payload}</mtext></math>`,
  (payload) => `<table><td>${payload}`,
  (payload) => `<!-- ${payload} --> ${payload}`,
  (payload) => `<p title='${payload}'>`,
  (payload) => `${'<b>'.repeat(60)}${payload}`,
  (payload) => `&lt;p&gt;<style>${payload}</style>${payload}`,
]
const links = addresses.flatMap((address) => [
  `<a href="${address}">x</a>`,
  `<a href='${address}'>x</a>`,
  `<a href=${address}>x</a>`,
  `<a href="https://ok.example" href="${address}">x</a>`,
])

describe('[X-01] HTML that operators write', () => {
  const payloads = [...elements, ...links].flatMap((each) => wrappings.map((wrap) => wrap(each)))

  test('holds no script, handler or forbidden address, whatever is sent', () => {
    expect(payloads.length).toBeGreaterThanOrEqual(500)
    expect(payloads.map((each) => [each, wrong(safeHtml(each))]).filter(([, bad]) => bad)).toEqual(
      [],
    )
  })

  test('is the same when it is cleaned again: nothing comes alive by being read twice', () => {
    const changed = payloads
      .map((each) => safeHtml(each))
      .filter((once) => wrong(safeHtml(once)) !== '' || wrong(safeHtml(safeHtml(once))) !== '')
    expect(changed).toEqual([])
  })

  test('the check itself finds what is wrong', () => {
    for (const bad of [
      '<script>',
      '<b onclick="x">',
      '<a href="javascript:x">',
      '<a href="java&#x09;script:x">',
      '<a href="//evil.example">',
      '<img src="x">',
      '<p style="x">',
    ])
      expect(wrong(bad)).not.toBe('')
    expect(wrong('<p>x<br /><a href="/m/home" rel="noopener noreferrer nofollow">y</a></p>')).toBe(
      '',
    )
  })
})

test.each([
  ['plain text stays as it was typed', 'A & B, 3 < 4 > 2 "x"', 'A & B, 3 < 4 > 2 "x"'],
  [
    'text keeps its shape',
    '<h3>A</h3><p>b <b>c</b><br>d</p>',
    '<h3>A</h3><p>b <b>c</b><br />d</p>',
  ],
  [
    'links may lead to pages, mail and phone',
    '<a href="https://x.example/?a=1&b=2">x</a> <a href="mailto:a@b.c">y</a> <a href="/m/home">z</a>',
    '<a href="https://x.example/?a=1&amp;b=2" rel="noopener noreferrer nofollow">x</a> ' +
      '<a href="mailto:a@b.c" rel="noopener noreferrer nofollow">y</a> ' +
      '<a href="/m/home" rel="noopener noreferrer nofollow">z</a>',
  ],
  ['classes, ids and frames go', '<p class="a" id="b">x<iframe src="y">z</iframe></p>', '<p>x</p>'],
])('%s', (_name, given, kept) => {
  expect(safeHtml(given)).toBe(kept)
})
