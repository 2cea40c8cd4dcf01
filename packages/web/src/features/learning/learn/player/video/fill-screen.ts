/** Fills the screen with a film and its controls, or gives it back; where a phone lets films alone do so, with the film. */
export function fillScreen(frame: HTMLElement | null, video: HTMLVideoElement | null) {
  if (document.fullscreenElement) return void document.exitFullscreen()
  if (frame && 'requestFullscreen' in frame) return void frame.requestFullscreen()
  if (video && 'webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function')
    video.webkitEnterFullscreen()
}
