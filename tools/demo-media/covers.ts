const size = { width: 1200, height: 600 }

type Colours = { deep: string; mid: string; light: string }
const marigold = '#f2b01e'
const white = (opacity: number) => `fill="#fff" fill-opacity="${opacity}"`

const svg = ({ deep }: Colours, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 1200 600">
    <rect width="1200" height="600" fill="${deep}"/>${body}</svg>`

const disc = (x: number, y: number, r: number, look: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${look}/>`

/** Jobs that pile up before the narrowest place of a line, and come out of it one by one. */
function bottleneck() {
  const colours = { deep: '#0b7785', mid: '#0a5f6a', light: '#57c3d1' }
  const { mid, light } = colours
  const pile = [
    [92, 182],
    [92, 300],
    [92, 418],
    [206, 240],
    [206, 358],
    [320, 190],
    [320, 300],
    [320, 410],
    [434, 244],
    [434, 356],
  ].map(([x = 0, y = 0], place) => disc(x, y, 46, place % 4 === 1 ? `fill="${light}"` : white(0.9)))
  const walls = `<path d="M0 60H420A180 180 0 0 1 600 240H1200V0H0ZM0 540H420A180 180 0 0 0 600 360H1200V600H0Z" fill="${mid}"/>`
  const through = [
    disc(610, 300, 46, `fill="${marigold}"`),
    disc(800, 300, 46, white(0.9)),
    disc(1060, 300, 46, white(0.9)),
  ]
  return svg(colours, `${walls}${pile.join('')}${through.join('')}`)
}

/** Two sides that weigh the same: what a company has, and where the money came from. */
function balance() {
  const colours = { deep: '#85690c', mid: '#6b5408', light: '#e3c04c' }
  const { mid, light } = colours
  const bar = (x: number, y: number, height: number, look: string) =>
    `<rect x="${x}" y="${y}" width="200" height="${height}" ${look}/>`
  const left = [
    bar(330, 130, 90, white(0.9)),
    bar(330, 228, 140, `fill="${light}"`),
    bar(330, 376, 94, white(0.55)),
  ]
  const right = [bar(670, 130, 190, `fill="${marigold}"`), bar(670, 328, 142, white(0.9))]
  const stand = `<rect x="588" y="90" width="24" height="420" rx="12" ${white(0.9)}/>
    <path d="M540 478A60 60 0 0 1 660 478Z" fill="${mid}"/><rect x="250" y="478" width="700" height="16" rx="8" ${white(0.9)}/>`
  const corners = `<path d="M0 0H230A230 230 0 0 1 0 230ZM1200 600H970A230 230 0 0 1 1200 370Z" fill="${mid}"/>`
  return svg(colours, `${corners}${stand}${left.join('')}${right.join('')}`)
}

/** Two people who talk: one says what they saw, the other takes it in. */
function talk() {
  const colours = { deep: '#bf3352', mid: '#9c2440', light: '#f18ca1' }
  const { mid, light } = colours
  const people = `<path d="M90 600A170 170 0 0 1 430 600ZM770 600A170 170 0 0 1 1110 600Z" fill="${mid}"/>
    ${disc(260, 372, 74, `fill="${light}"`)}${disc(940, 372, 74, white(0.9))}`
  const bubbles = `<path d="M350 90H610A70 70 0 0 1 610 230H420A90 90 0 0 1 350 290V90Z" ${white(0.92)}/>
    <path d="M850 170H690A60 60 0 0 0 690 290H790A70 70 0 0 0 850 340V170Z" fill="${marigold}"/>`
  const lines = [
    [400, 132, 180],
    [400, 172, 130],
  ].map(
    ([x, y, width]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="16" rx="8" fill="${colours.deep}" fill-opacity="0.75"/>`,
  )
  const echo =
    disc(700, 230, 12, 'fill="#3d2c00"') +
    disc(748, 230, 12, 'fill="#3d2c00"') +
    disc(796, 230, 12, 'fill="#3d2c00"')
  return svg(colours, `${people}${bubbles}${lines.join('')}${echo}`)
}

/** The covers of courses of the demo, each by the name of its file. */
export const covers = {
  size,
  drawn: { 'cover-balance': balance(), 'cover-bottleneck': bottleneck(), 'cover-talk': talk() },
}
