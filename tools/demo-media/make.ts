import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { ensureChromium } from '../kit/chromium.mjs'
import { covers } from './covers.ts'
import { harbour } from './harbour.ts'
import { captions, sheets } from './texts.ts'
import { webmOf, type Frame } from './webm.ts'

const out = join(dirname(import.meta.filename), '../../packages/server/src/demo/media')
const film = { width: 640, height: 360, perSecond: 12, seconds: 24 }

/** Makes the files of the demo: worksheets, a picture and a short film with its captions. All of it is ours. */
async function make() {
  mkdirSync(out, { recursive: true })
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 900, height: 560 } })
  for (const { name, html } of sheets) {
    await page.setContent(html)
    writeFileSync(join(out, `${name}.pdf`), await page.pdf({ format: 'A4', tagged: true }))
  }
  // NOTE: encoders of films work on pages that are safe, and an address of one's own machine is.
  await page.route('https://film.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<canvas>' }),
  )
  await page.goto('https://film.test/')
  await page.addScriptTag({ content: readFileSync(join(dirname(import.meta.filename), 'film.js'), 'utf8') })
  const frames: Frame[] = await page.evaluate((asked) => globalThis.makeFilm(asked), film)
  writeFileSync(join(out, 'bottleneck.webm'), webmOf(frames, film))
  writeFileSync(
    join(out, 'line.png'),
    Buffer.from(await page.evaluate(() => globalThis.drawLine()), 'base64'),
  )
  await drawPictures(page)
  for (const [language, text] of Object.entries(captions))
    writeFileSync(join(out, `bottleneck.${language}.vtt`), text)
  await browser.close()
}

/** Covers of courses, and the picture of a diagram. */
async function drawPictures(page: Page) {
  const drawn = Object.entries(covers.drawn).map(([name, svg]) => ({ name, svg, size: covers.size }))
  for (const { name, svg, size } of [...drawn, { name: 'harbour', ...harbour }]) {
    await page.setViewportSize(size)
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`)
    await page.screenshot({ path: join(out, `${name}.png`) })
  }
  // NOTE: every visitor loads this one; in the other format, without any loss, it is 13 KB instead of 33. By ImageMagick.
  const [png, webp] = ['png', 'webp'].map((ending) => join(out, `harbour.${ending}`))
  execFileSync('convert', [String(png), '-define', 'webp:lossless=true', String(webp)])
  rmSync(String(png))
}

declare global {
  var makeFilm: (asked: typeof film) => Promise<Frame[]>
  var drawLine: () => string
}

await make()
