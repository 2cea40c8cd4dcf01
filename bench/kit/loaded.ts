/** The people who sign in under load; each is signed in many times, from ever other addresses. */
export const loaded = { code: 'load', people: 500, password: 'Oktant-2026' }

export const loginOf = (number: number) => `person-${1 + (number % loaded.people)}@${loaded.code}.test`

export const addressOf = (number: number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
