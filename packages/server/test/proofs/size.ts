/** The long proofs run whole by `npm run prove`, and at a twentieth of their size otherwise. */
export const isWhole = process.env.PROVE === 'whole'
export const share = (whole: number) => (isWhole ? whole : Math.max(1, Math.ceil(whole / 20)))
