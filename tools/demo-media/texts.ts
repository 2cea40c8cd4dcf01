type Part = { heading: string; text: string; lines: number }
type Sheet = { name: string; language: string; title: string; lead: string; parts: Part[] }

const style = `
  @page { margin: 22mm 20mm }
  body { font: 12pt/1.5 Figtree, 'DejaVu Sans', sans-serif; color: #191b2e }
  h1 { font-size: 24pt; line-height: 1.1; margin: 0 0 8pt }
  h2 { font-size: 15pt; margin: 0 0 6pt; color: #3d3da3 }
  section { break-after: page } section:last-child { break-after: auto }
  .line { border-bottom: 1px solid #bdb7a8; height: 26pt }`

const written = ({ language, title, lead, parts }: Sheet) => `<!doctype html><html lang="${language}">
<head><title>${title}</title><style>${style}</style></head><body>${parts
  .map(
    ({ heading, text, lines }, index) =>
      `<section>${index === 0 ? `<h1>${title}</h1><p>${lead}</p>` : ''}<h2>${heading}</h2><p>${text}</p>${'<div class="line"></div>'.repeat(lines)}</section>`,
  )
  .join('')}</body></html>`

const all: Sheet[] = [
  {
    name: 'balance-sheet.en',
    language: 'en',
    title: 'A balance sheet, read in an hour',
    lead: 'Three pages to write on. Take the last annual report of your company, or of one that interests you.',
    parts: [
      {
        heading: '1. The five lines',
        text: 'Write down cash, what customers owe, stock, what you owe suppliers, and equity: this year and last year. Mark the one that has changed most.',
        lines: 12,
      },
      {
        heading: '2. What the change means',
        text: 'A larger stock may be a full warehouse before the season, or goods that nobody wants. Write the two most likely reasons for the change you marked, and who in the company would know which it is.',
        lines: 14,
      },
      {
        heading: '3. One question to ask',
        text: 'Turn it into one question that can be answered with a figure. Ask it this week, and write the answer here.',
        lines: 14,
      },
    ],
  },
  {
    name: 'balance-sheet.de',
    language: 'de',
    title: 'Eine Bilanz, in einer Stunde gelesen',
    lead: 'Drei Seiten zum Ausfüllen. Nehmen Sie den letzten Jahresabschluss Ihres Unternehmens oder eines, das Sie interessiert.',
    parts: [
      {
        heading: '1. Die fünf Zeilen',
        text: 'Schreiben Sie auf: Kasse, Forderungen an Kunden, Vorräte, Verbindlichkeiten bei Lieferanten und Eigenkapital, für dieses und das vorige Jahr. Markieren Sie die Zeile, die sich am stärksten verändert hat.',
        lines: 12,
      },
      {
        heading: '2. Was die Veränderung bedeutet',
        text: 'Höhere Vorräte können ein volles Lager vor der Saison sein oder Waren, die niemand will. Notieren Sie die zwei wahrscheinlichsten Gründe für die markierte Veränderung und wer im Unternehmen wüsste, welcher zutrifft.',
        lines: 14,
      },
      {
        heading: '3. Eine Frage',
        text: 'Machen Sie daraus eine Frage, die sich mit einer Zahl beantworten lässt. Stellen Sie sie in dieser Woche und notieren Sie hier die Antwort.',
        lines: 14,
      },
    ],
  },
]

/** Pages to print, with their names. */
export const sheets = all.map((sheet) => ({ name: sheet.name, html: written(sheet) }))

type Line = [from: string, to: string, text: string]
const vtt = (lines: Line[]) =>
  `WEBVTT\n\n${lines.map(([from, to, text]) => `${from}.000 --> ${to}.000\n${text}\n`).join('\n')}`

/** What the film about the bottleneck says. */
export const captions = {
  en: vtt([
    ['00:00', '00:04', 'Three stations. Every piece passes through all of them.'],
    ['00:04', '00:08', 'In front of the second one the work piles up: it is the slowest.'],
    ['00:08', '00:12', 'Making the others faster helps nobody. It only makes the pile higher.'],
    ['00:12', '00:17', 'Help the slow one, and the pile melts away.'],
    ['00:17', '00:24', 'Now more comes out at the end. And soon another station will be the slowest.'],
  ]),
  de: vtt([
    ['00:00', '00:04', 'Drei Stationen. Jedes Stück geht durch alle.'],
    ['00:04', '00:08', 'Vor der zweiten staut sich die Arbeit: Sie ist die langsamste.'],
    ['00:08', '00:12', 'Die anderen schneller zu machen, hilft niemandem. Der Stau wird nur größer.'],
    ['00:12', '00:17', 'Helfen Sie der langsamen, und der Stau löst sich auf.'],
    [
      '00:17',
      '00:24',
      'Jetzt kommt am Ende mehr heraus. Und bald wird eine andere Station die langsamste sein.',
    ],
  ]),
}
