/** What can be done with a video; each takes the element, as only that knows where it is. */
export function toggle(video: HTMLVideoElement) {
  if (video.paused) void video.play().catch(() => undefined)
  else video.pause()
}

const clamped = (value: number, most: number) => Math.min(Math.max(0, value), most)

export function seek(video: HTMLVideoElement, at: number) {
  video.currentTime = clamped(at, video.duration || 0)
}

export function turn(video: HTMLVideoElement, by: number) {
  video.volume = clamped(Math.round((video.volume + by) * 10) / 10, 1)
  video.muted = false
}

export function mute(video: HTMLVideoElement) {
  video.muted = !video.muted
}

export function hurry(video: HTMLVideoElement, speed: number) {
  video.playbackRate = speed
}

export function load(video: HTMLVideoElement, address: string) {
  video.src = address
  video.load()
}

/** Shows the captions of one language, or none. */
export function showCaptions(video: HTMLVideoElement, language: string) {
  for (const track of video.textTracks) track.mode = track.language === language ? 'showing' : 'disabled'
}

/** Puts what is said so many lines above the picture's lower edge. */
export function liftCaptions(video: HTMLVideoElement, line: number | 'auto') {
  for (const track of video.textTracks) {
    const moved = [...(track.cues ?? [])].filter((cue) => cue instanceof VTTCue && cue.line !== line)
    for (const cue of moved) if (cue instanceof VTTCue) cue.line = line
    if (track.mode !== 'showing' || moved.length === 0) continue
    // NOTE: what is on the picture already is drawn anew only as it is shown anew.
    track.mode = 'hidden'
    track.mode = 'showing'
  }
}

export function stateOf({
  paused,
  currentTime: at,
  duration,
  volume,
  muted,
  playbackRate,
}: HTMLVideoElement) {
  const of = Number.isFinite(duration) ? duration : 0
  return { isPlaying: !paused, at, of, volume, isMuted: muted, speed: playbackRate }
}
