import type { Kit } from './kit.ts'

/** What goes on without being asked; begun once the process listens, so that nobody waits for it. */
export async function startBackground(kit: Kit) {
  kit.outbox.start()
  kit.mail.start()
}

/** Lets what is under way finish, and begins nothing new. */
export async function stopBackground(kit: Kit) {
  await kit.outbox.stop()
  await kit.mail.stop()
}
