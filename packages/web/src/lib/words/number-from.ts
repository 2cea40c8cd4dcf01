/** A whole number that somebody typed; null where nothing is. */
export const numberFrom = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : null)
