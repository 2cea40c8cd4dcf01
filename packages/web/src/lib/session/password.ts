const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 in hex where the installation asks for it; in clear where the page may not hash (plain http). */
export async function passwordToSend(password: string, hashed: boolean) {
  // NOTE: browsers offer WebCrypto on https and on this machine alone; the server takes both forms.
  if (!hashed || !password || !globalThis.crypto?.subtle) return password
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password)))
}
