/** A course opens again so many days before it is due. */
export const opensDaysAhead = 30
