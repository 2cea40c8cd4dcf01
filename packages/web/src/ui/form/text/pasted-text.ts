/** What a text may hold that comes from elsewhere: no pictures that are not carried in it. */
const carried = /^data:image\/png;base64,/i
const dead = 'script, style, meta, link, title, iframe, object, embed, form, button, svg, template, noscript'

export type Pasted = { html: string; pictures: number }

/**
 * A text from a word processor or a web page as if it had been written here: headings, lists and emphasis stay, looks
 * do not. Word writes lists as paragraphs with a drawn bullet, which would stay a paragraph with a dot.
 */
export function cleanPasted(html: string): Pasted {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const { body } = page
  body.querySelectorAll(dead).forEach((element) => element.remove())
  const pictures = leaveOutPictures(body)
  makeLists(page)
  makeRows(page)
  body.querySelectorAll('h1').forEach((heading) => rename(heading, 'h2'))
  body.querySelectorAll('h4, h5, h6').forEach((heading) => rename(heading, 'h3'))
  body.querySelectorAll('p').forEach((line) => {
    if (line.textContent.trim() === '' && !line.querySelector('img, br')) line.remove()
  })
  return { html: body.innerHTML, pictures }
}

function leaveOutPictures(body: HTMLElement) {
  const others = [...body.querySelectorAll('img')].filter(({ src }) => !carried.test(src))
  others.forEach((picture) => picture.remove())
  return others.length
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

type Item = { line: HTMLElement; level: number; isNumbered: boolean }

/** What Word says of a paragraph that it means as part of a list. */
function itemFrom(line: HTMLElement): Item | null {
  const said = /mso-list:\s*l\d+\s+level(\d+)/i.exec(line.getAttribute('style') ?? '')
  if (!said) return null
  const drawn = line.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
  const isNumbered = /^\s*\(?[\p{L}\d]{1,4}[.)]/u.test(drawn?.textContent ?? '')
  drawn?.remove()
  return { line, level: Number(said[1]), isNumbered }
}

function makeLists(page: Document) {
  let open: { list: HTMLElement; level: number; isNumbered: boolean }[] = []
  let before: Element | null = null
  for (const line of page.body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const item = itemFrom(line)
    if (!item) continue
    const { level, isNumbered } = item
    if (!before || before.nextElementSibling !== line) open = []
    open = open.filter((one) => one.level < level || (one.level === level && one.isNumbered === isNumbered))
    let last = open.at(-1)
    if (!last || last.level < level) {
      last = { list: page.createElement(isNumbered ? 'ol' : 'ul'), level, isNumbered }
      const holder = open.at(-1)?.list.lastElementChild
      if (holder) holder.append(last.list)
      else line.before(last.list)
      open.push(last)
    }
    const entry = page.createElement('li')
    entry.append(...line.childNodes)
    last.list.append(entry)
    line.remove()
    before = open[0]?.list ?? null
  }
}

/** NOTE: the editor knows no tables; what stood in one row stays in one line. */
function makeRows(page: Document) {
  for (const table of page.body.querySelectorAll('table')) {
    const lines = [...table.rows].map((row) => {
      const line = page.createElement('p')
      line.textContent = [...row.cells].map((cell) => cell.textContent.trim()).join(' | ')
      return line
    })
    table.replaceWith(...lines)
  }
}
