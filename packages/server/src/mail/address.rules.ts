// NOTE: as much as any mail server agrees on; whether somebody reads it is shown by a letter alone.
const address =
  /^[^\s@<>"(),:;[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u

/** One address that a letter could be sent to. */
export const isMailAddress = (text: string) => text.length <= 254 && address.test(text)
