const minute = 60_000

function shownAt(moment: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment)
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
}

/** How far the clocks of a zone are ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string) {
  const part = shownAt(moment, timeZone)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(part(type))
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
  return shown - Math.floor(moment / minute) * minute
}

/** The moment at which clocks of a zone show this day (YYYY-MM-DD) and time (HH:mm); null where there is none. */
export function momentOf(day: string, time: string, timeZone: string): string | null {
  const shown = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(shown)) return null
  const guess = shown - offsetAt(shown, timeZone)
  // NOTE: near a change of the clocks the first guess may have been made with the other offset.
  return new Date(shown - offsetAt(guess, timeZone)).toISOString()
}

/** The day (YYYY-MM-DD) and the time (HH:mm) that clocks of a zone show at a moment. */
export function clockOf(moment: string, timeZone: string) {
  const part = shownAt(Date.parse(moment), timeZone)
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}
