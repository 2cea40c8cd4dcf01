/** An amount that somebody typed, in cents; null where it says anything but one plain amount. */
export function centsTyped(text: string): number | null {
  const [, whole = '', , part = ''] =
    /^[^\d,.-]{0,5}(\d{1,3}(?:[ ,']?\d{3})*)([.,](\d{2}))?[^\d]{0,5}$/.exec(text.trim()) ?? []
  if (!whole) return null
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(part || 0)
  return cents <= 100_000_000 ? cents : null
}
