/** Every number of the specifications, once. */
export const defaultPerPage = 10
export const mostPerPage = 100
export const allPerPage = 9999
