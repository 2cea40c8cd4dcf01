/** Seconds as hours, minutes and seconds. */
export const clock = (seconds: number) => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** How long it is until something ends by the server’s clock; `clockOffset` is how far this device’s is from it. */
export const secondsLeft = (endsAt: string, clockOffset: number) =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - Date.now() - clockOffset) / 1000))
