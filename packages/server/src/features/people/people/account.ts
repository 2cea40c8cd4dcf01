import type { Language } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { forgetFile, keepFile } from '../../../files/files.ts'
import { imageSize, isImage } from '../../../files/images.ts'
import { signedAddress } from '../../../files/signatures.ts'
import { fail } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Upload } from '../../../http/uploads.ts'
import type { Kit } from '../../../kit.ts'
import { say } from '../../../live/live.ts'
import { announce } from '../../../outbox/announce.ts'
import { offersLanguage } from '../../organisation/companies/companies.ts'
import {
  type FilledFields,
  filledView,
  readUserFields,
  saveUserFields,
} from '../custom-fields/custom-fields.ts'
import { accessPerson, seesWholeAs } from './people.access.ts'
import { listProjectsOf, updateUser } from './people.queries.ts'
import { checkedTimezone, checkSize } from './people.rules.ts'
import { profileView, projectView } from './people.view.ts'

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'profile.changed': {
      companyId: number
      userId: number
      by: number
      what: 'profile' | 'photo'
      at: string
    }
  }
}

export async function readProfile(db: Db, kit: Kit, actor: Actor, id: number) {
  const person = await accessPerson(db, actor, id)
  const role = seesWholeAs(actor, person)
  if (role) kit.views.note([id], { by: actor, kind: 'profile', role })
  return profileView(kit, actor, person, await readUserFields(db, person))
}

/** One’s own, where what the company’s fields hold was asked for already. */
export async function readOwnProfile(db: Db, kit: Kit, actor: Actor, filled: FilledFields) {
  return profileView(kit, actor, await accessPerson(db, actor, actor.id), filledView(filled))
}

export async function saveCustomFields(
  db: Db,
  kit: Kit,
  actor: Actor,
  id: number,
  sent: Record<string, string>,
) {
  const person = await accessPerson(db, actor, id, 'edit')
  const before = Object.fromEntries(await saveUserFields(db, person, sent))
  const fields = await readUserFields(db, person)
  await changed(db, kit, {
    by: actor,
    userId: id,
    before: { fieldValues: before },
    after: { fieldValues: fields.customFieldMap },
  })
  return profileView(kit, actor, person, fields)
}

export async function setTimezone(db: Db, kit: Kit, actor: Actor, zoneName: string) {
  const timezone = checkedTimezone(zoneName)
  await updateUser(db, actor, { timezone })
  const before = { timezone: actor.timezone }
  await changed(db, kit, { by: actor, userId: actor.id, before, after: { timezone } })
  return { timezone }
}

export async function setLanguage(db: Db, kit: Kit, actor: Actor, language: Language) {
  if (!(await offersLanguage(db, actor.companyId, language))) throw fail('language_not_offered')
  await updateUser(db, actor, { language, hasChosenLanguage: true })
  const before = { language: actor.language }
  await changed(db, kit, { by: actor, userId: actor.id, before, after: { language } })
  return { language }
}

type Reader = { id: number; companyId: number; language: Language; hasChosenLanguage: boolean }

/** Whoever has chosen no language goes on in that of the page on which they sign in, where their company offers it. */
export async function followPage(db: Db, kit: Kit, person: Reader, language: Language) {
  const { id: userId, companyId, hasChosenLanguage, language: before } = person
  if (hasChosenLanguage || language === before || !(await offersLanguage(db, companyId, language))) return
  await updateUser(db, person, { language })
  await changed(db, kit, { by: person, userId, before: { language: before }, after: { language } })
}

type Photo = { id: number; upload: Upload; transact: Transact }

/** Takes a photo whose content is one; the old one goes with the same commit. */
export async function setAvatar(
  db: Db,
  kit: Pick<Kit, 'config' | 'files' | 'now'>,
  actor: Actor,
  { id, upload, transact }: Photo,
) {
  await accessPerson(db, actor, id, 'edit')
  const { bytes, name: title } = upload
  if (!isImage(bytes)) throw fail('not_an_image')
  checkSize(imageSize(bytes))
  return transact(async (tx) => {
    const person = await accessPerson(tx, actor, id, 'edit')
    const { companyId } = person
    const file = await keepFile(tx, kit.files, {
      companyId,
      createdBy: actor.id,
      kind: 'avatar',
      bytes,
      title,
    })
    await updateUser(tx, person, { avatarFileId: file.id })
    if (person.avatarFileId !== null) await forgetFile(tx, companyId, person.avatarFileId)
    const before = { avatarFileId: person.avatarFileId }
    await changed(tx, kit, { by: actor, userId: id, before, after: { avatarFileId: file.id } })
    return { avatar: signedAddress(kit, file.id), responseCode: 200 }
  })
}

export async function listProjects(db: Db, actor: Actor) {
  return (await listProjectsOf(db, actor)).map((project) => projectView(actor, project))
}

type Values = Record<string, string | number | null | Record<string, string>>
type Doer = Pick<Actor, 'id' | 'companyId'> & Partial<Pick<Actor, 'viewer'>>
type Change = { by: Doer; userId: number; before: Values; after: Values }

/** Writes a change down, and lets every process and every open screen know. */
async function changed(db: Db, kit: Pick<Kit, 'now'>, { by, userId, before, after }: Change) {
  await audit(db, { by, kind: 'update', object: 'user', objectId: userId, before, after })
  await notify(db, { about: 'user', userIds: [userId] })
  await say(db, [userId], 'profile')
  const { companyId } = by
  const what = 'avatarFileId' in after ? ('photo' as const) : ('profile' as const)
  const told = { companyId, userId, by: by.viewer?.id ?? by.id, what, at: kit.now().toISOString() }
  await announce(db, 'profile.changed', told, { companyId })
}
