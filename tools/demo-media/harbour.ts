const size = { width: 1600, height: 800 }
const white = '#fff'

const box = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`

/** The office where plans are made and numbers are read. */
const office = [
  box(110, 130, 300, 250, '#4a4fb8'),
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => box(138 + column * 64, 158 + row * 72, 40, 44, '#c9cbf5')),
  ),
  `<path d="M110 130A90 90 0 0 1 200 40V130ZM410 130A90 90 0 0 0 320 40V130Z" fill="#363a94"/>`,
]

/** The hall with the line, and what waits before it. */
const hall = [
  box(560, 170, 460, 210, '#0b7785'),
  `<path d="M560 170A115 115 0 0 1 790 170ZM790 170A115 115 0 0 1 1020 170Z" fill="#0a5f6a"/>`,
  box(590, 300, 400, 16, '#57c3d1', 8),
  ...[620, 690, 740, 780, 880, 950].map((x) => `<circle cx="${x}" cy="280" r="20" fill="${white}"/>`),
]

/** The meeting point, with two who talk. */
const meeting = [
  `<path d="M1180 380A150 150 0 0 1 1480 380Z" fill="#bf3352"/>`,
  `<circle cx="1270" cy="250" r="38" fill="#f18ca1"/><circle cx="1390" cy="250" r="38" fill="${white}"/>`,
  `<path d="M1210 130H1310A40 40 0 0 1 1310 200H1240A30 30 0 0 1 1210 220Z" fill="#f2b01e"/>`,
]

/** The quay with containers, and a ship. */
const quay = [
  box(0, 470, 1600, 70, '#d8c9a8'),
  ...[
    [120, 410, '#b4501b'],
    [240, 410, '#85690c'],
    [180, 352, '#1f7a4d'],
    [480, 410, '#1f6fb5'],
  ].map(([x, y, fill]) => box(Number(x), Number(y) + 2, 112, 56, String(fill), 4)),
  `<path d="M760 560H1420L1340 700A40 40 0 0 1 1306 720H860A60 60 0 0 1 800 680Z" fill="#27275c"/>`,
  ...[
    [860, 500, '#f2b01e'],
    [980, 500, '#b4501b'],
    [920, 442, '#57c3d1'],
    [1100, 500, '#1f7a4d'],
  ].map(([x, y, fill]) => box(Number(x), Number(y) + 2, 112, 56, String(fill), 4)),
  box(1260, 430, 90, 130, white, 6),
  box(1276, 448, 58, 24, '#57c3d1', 4),
]

const waves = [620, 690, 760].map(
  (y, row) =>
    `<path d="${Array.from({ length: 14 }, (_, place) => `M${place * 130 - row * 40} ${y}a32 32 0 0 0 64 0`).join('')}"
      fill="none" stroke="#8fd0d8" stroke-width="6" stroke-linecap="round"/>`,
)

/** The site of a harbour company, seen from the water. */
export const harbour = {
  size,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="800" viewBox="0 0 1600 800">
    ${box(0, 0, 1600, 800, '#eef0fb')}${box(0, 380, 1600, 160, '#e7e2d5')}${box(0, 540, 1600, 260, '#2f93a1')}
    ${waves.join('')}${[...office, ...hall, ...meeting, ...quay].join('')}</svg>`,
}
