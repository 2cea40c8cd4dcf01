type CaptionsPlace = {
  /** How far the controls reach over the box from below; 0 while they are hidden. */
  controls: number
  box: { width: number; height: number }
  /** The film's own measures, which keep their proportion inside the box. */
  picture: { width: number; height: number }
  lineHeight: number
}

/** The line in which captions stand so that the controls do not cover them, counted from the picture's lower edge. */
export function captionLine({ controls, box, picture, lineHeight }: CaptionsPlace): number | 'auto' {
  if (controls === 0 || picture.width === 0 || picture.height === 0) return 'auto'
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  const below = (box.height - picture.height * scale) / 2
  const covered = controls - below
  // NOTE: one line more, as what is said may need two, and the second one stands below the first.
  return covered > 0 ? -(Math.ceil(covered / lineHeight) + 2) : 'auto'
}
