// NOTE: runs in a page, which has a canvas and an encoder; the tool that makes the demo's files loads it there.
const paper = '#f8f6f1'
const ink = '#191b2e'
const quiet = '#e4dfd3'
const colours = ['#1f6fb5', '#0b7785', '#b4501b', '#1f7a4d']
const stations = [
  { x: 170, every: 0.6 },
  { x: 320, every: 1.5 },
  { x: 470, every: 0.7 },
]
const eased = (from, to, at) => {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** Where every piece is at a time: it waits at each station until the one before it is through. */
function pieces(until) {
  const free = stations.map(() => 0)
  const all = []
  for (let piece = 0; piece * 0.8 < until; piece += 1) {
    let ready = piece * 0.8
    const steps = stations.map(({ every }, place) => {
      const starts = Math.max(ready, free[place])
      // From the twelfth second on somebody helps at the slow station.
      const takes = place === 1 && starts > 12 ? 0.65 : every
      free[place] = starts + takes
      const step = { arrives: ready, starts, ends: starts + takes }
      ready = step.ends
      return step
    })
    all.push(steps)
  }
  return all
}

function draw(pen, width, height, seconds) {
  pen.fillStyle = paper
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = quiet
  pen.fillRect(0, 232, width, 10)
  const all = pieces(24)
  stations.forEach(({ x }, place) => {
    const isSlow = place === 1
    const glow = isSlow ? eased(4, 6, seconds) * (1 - eased(17, 19, seconds)) : 0
    pen.fillStyle = `rgb(242 176 30 / ${0.35 * glow})`
    pen.beginPath()
    pen.arc(x, 180, 92, 0, 2 * Math.PI)
    pen.fill()
    pen.fillStyle = colours[place]
    pen.beginPath()
    pen.moveTo(x - 40, 232)
    pen.lineTo(x - 40, 176)
    pen.arc(x, 176, 40, Math.PI, 0)
    pen.lineTo(x + 40, 232)
    pen.fill()
    if (isSlow && seconds > 12) {
      const grown = eased(12, 13, seconds)
      pen.fillStyle = colours[3]
      pen.beginPath()
      pen.arc(x, 116, 26 * grown, 0, 2 * Math.PI)
      pen.fill()
    }
  })
  const waiting = stations.map(() => 0)
  for (const steps of all) {
    const place = steps.findIndex(({ ends }) => seconds < ends)
    const step = steps[place]
    if (!step) {
      const gone = seconds - (steps.at(-1)?.ends ?? 0)
      if (gone < 2) dot(pen, 510 + 80 * gone, 222)
      continue
    }
    if (seconds < step.arrives) continue
    const { x } = stations[place]
    if (seconds >= step.starts)
      dot(pen, x - 40 + 80 * ((seconds - step.starts) / (step.ends - step.starts)), 222)
    else {
      const rank = (waiting[place] += 1) - 1
      dot(pen, x - 62 - 22 * (rank % 3), 222 - 22 * Math.floor(rank / 3))
    }
  }
}

function dot(pen, x, y) {
  pen.fillStyle = ink
  pen.beginPath()
  pen.arc(x, y, 10, 0, 2 * Math.PI)
  pen.fill()
}

const base64 = (bytes) => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

globalThis.makeFilm = async ({ width, height, perSecond, seconds }) => {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  const frames = []
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      frames.push({
        ms: Math.round(chunk.timestamp / 1000),
        isKey: chunk.type === 'key',
        data: base64(bytes),
      })
    },
    error(problem) {
      throw problem
    },
  })
  encoder.configure({ codec: 'vp09.00.10.08', width, height, bitrate: 160_000, framerate: perSecond })
  for (let index = 0; index < perSecond * seconds; index += 1) {
    draw(pen, width, height, index / perSecond)
    const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / perSecond })
    encoder.encode(frame, { keyFrame: index % (2 * perSecond) === 0 })
    frame.close()
  }
  await encoder.flush()
  return frames
}

globalThis.drawLine = () => {
  const canvas = document.createElement('canvas')
  canvas.width = 1200
  canvas.height = 560
  const pen = canvas.getContext('2d')
  pen.scale(1200 / 640, 1200 / 640)
  draw(pen, 640, 300, 11.4)
  return canvas.toDataURL('image/png').split(',')[1]
}
