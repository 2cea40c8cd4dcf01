import type { Kit } from './kit.ts'

/** What goes on without being asked; begun once the process listens, so that nobody waits for it. */
export async function startBackground(kit: Kit) {
  kit.mail.wake()
}

/** Lets what is under way finish, and begins nothing new. */
export async function stopBackground(kit: Kit) {
  await kit.mail.stop()
}
