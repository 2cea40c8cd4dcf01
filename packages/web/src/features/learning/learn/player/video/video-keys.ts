import type { Video } from './use-video.ts'

type Player = { video: Video; turnCaptions: () => void; fill: () => void }

const near = 5
const far = 10
const louder = 0.1
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2]

const nextSpeed = ({ speed, hurry }: Video, by: number) => {
  const next = speeds[speeds.indexOf(speed) + by]
  if (next) hurry(next)
}

const acts: Record<string, (player: Player) => void> = {
  k: ({ video }) => video.toggle(),
  ' ': ({ video }) => video.toggle(),
  ArrowLeft: ({ video }) => video.skip(-near),
  ArrowRight: ({ video }) => video.skip(near),
  j: ({ video }) => video.skip(-far),
  l: ({ video }) => video.skip(far),
  ArrowUp: ({ video }) => video.turn(louder),
  ArrowDown: ({ video }) => video.turn(-louder),
  Home: ({ video }) => video.seek(0),
  End: ({ video }) => video.seek(video.of),
  m: ({ video }) => video.mute(),
  c: ({ turnCaptions }) => turnCaptions(),
  f: ({ fill }) => fill(),
  '<': ({ video }) => nextSpeed(video, -1),
  '>': ({ video }) => nextSpeed(video, 1),
}

/** What a control means by a key itself: a button its space, a choice its arrows. */
const isItsOwn = (target: EventTarget, key: string) =>
  (target instanceof HTMLButtonElement && key === ' ') ||
  (target instanceof HTMLSelectElement && !/^[cfm<>]$/.test(key))

/** What a key does in a video; nothing for one that means something else there. */
export function keyOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & { target: EventTarget },
  player: Player,
) {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || isItsOwn(target, key)) return null
  if (/^[0-9]$/.test(key)) return () => player.video.seek((player.video.of * Number(key)) / 10)
  const act = acts[key.length === 1 ? key.toLowerCase() : key]
  return act ? () => act(player) : null
}
