/** A list with nothing but these rows. */
export const pageOf = <T>(...content: T[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  number: 0,
})
