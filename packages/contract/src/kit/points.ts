/** Points as they are kept: in hundredths at the finest. */
export const inHundredths = (points: number) => Math.round(points * 100) / 100
