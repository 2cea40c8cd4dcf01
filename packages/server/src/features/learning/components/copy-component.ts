import { authoredCategories } from '@oktant/contract/learning/components/components.ts'
import { isPackage } from '@oktant/contract/learning/package-launch.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { copyMedia, giveMedia, keepCopies, removeCopies } from '../component-files/component-files.ts'
import { carryPackage } from '../played-packages/played-packages.ts'
import { accessComponent } from './components.access.ts'
import { type ComponentRecord, countTitles } from './components.queries.ts'
import { contentIn, makeComponent } from './components.ts'

type Needs = Pick<Kit, 'files' | 'now'>
type CallContext = { kit: Needs; db: Db; actor: Actor; transact: Transact }
type Show<T> = (db: Db, row: ComponentRecord) => Promise<T>

const ours: readonly number[] = authoredCategories

/** A component that begins as a copy; nothing that is changed in one is seen in the other. */
export async function duplicateComponent<T>(
  { kit, db, actor, transact }: CallContext,
  id: number,
  // NOTE: shown in the transaction, as what it answers is what a repeated request is given.
  show: Show<T>,
) {
  const source = await accessComponent(db, actor, id)
  // NOTE: an evaluation has questions and rules of its own, which its own feature copies.
  if (!ours.includes(source.categoryId) && !isPackage(source.categoryId)) throw fail('component_invalid')
  const { companyId } = actor
  const copies = await copyMedia(db, kit.files, companyId, source.content.media)
  let isKept = false
  try {
    const shown = await transact(async (tx) => {
      const media = await keepCopies(tx, { actor, now: kit.now() }, copies, source.content.media)
      const title = await titleOfCopy(tx, companyId, source.title)
      const content = { ...contentIn(source), title, content: { ...source.content, ...(media && { media }) } }
      const { categoryId } = source
      const made = await makeComponent(tx, actor, { categoryId, content }, { now: kit.now() })
      if (media) await giveMedia(tx, companyId, made.id, media)
      await carryPackage(tx, { companyId, from: source.revisionId, to: made.revisionId })
      const after = { title, copyOf: id }
      await audit(tx, { by: actor, kind: 'create', object: 'component', objectId: made.id, after })
      isKept = true
      return show(tx, await accessComponent(tx, actor, made.id))
    })
    if (!isKept) await removeCopies(kit.files, copies)
    return shown
  } catch (error) {
    await removeCopies(kit.files, copies)
    throw error
  }
}

async function titleOfCopy(db: Db, companyId: number, title: LocalText): Promise<LocalText> {
  const number = (await countTitles(db, companyId, title)) + 1
  const numbered = (text: string) => (text ? `${text.slice(0, 190)} (${number})` : '')
  return { en: numbered(title.en), de: numbered(title.de) }
}
