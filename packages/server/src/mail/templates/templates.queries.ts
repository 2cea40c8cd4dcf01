import { and, desc, eq, sql } from 'drizzle-orm'
import type { Language } from '@oktant/contract/http/http.ts'
import type { TemplateText } from '@oktant/contract/communication/templates.ts'
import type { Db } from '../../db/engine/db.ts'
import { prepared } from '../../db/engine/prepared.ts'
import { messageTemplates, messageTexts } from './templates.tables.ts'

export type TextsInForce = Partial<Record<Language, TemplateText>>

const textsOf = prepared((db) =>
  db
    .selectDistinctOn([messageTexts.language], {
      language: messageTexts.language,
      subject: messageTexts.subject,
      body: messageTexts.body,
      action: messageTexts.action,
      isDefault: messageTexts.isDefault,
    })
    .from(messageTexts)
    .innerJoin(
      messageTemplates,
      and(
        eq(messageTemplates.companyId, messageTexts.companyId),
        eq(messageTemplates.id, messageTexts.templateId),
      ),
    )
    .where(
      and(
        eq(messageTemplates.companyId, sql.placeholder('companyId')),
        eq(messageTemplates.key, sql.placeholder('key')),
      ),
    )
    .orderBy(messageTexts.language, desc(messageTexts.id))
    .prepare('message_texts_in_force'),
)
/** The words that a company has put in place of the product’s own, by language. */
export async function findTextsInForce(db: Db, companyId: number, key: string): Promise<TextsInForce> {
  const rows = await textsOf(db).execute({ companyId, key })
  return Object.fromEntries(
    rows
      .filter(({ isDefault }) => !isDefault)
      .map(({ language, subject, body, action }) => [language, { subject, body, action }]),
  )
}
