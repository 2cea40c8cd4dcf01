import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { brandings } from './companies.tables.ts'

export type BrandingRow = typeof brandings.$inferSelect
export type BrandingValues = Partial<Omit<typeof brandings.$inferInsert, 'companyId'>>

const plain: Omit<BrandingRow, 'companyId'> = {
  productName: '',
  shortName: '',
  colour: '',
  signInText: { en: '', de: '' },
  mailHeader: 'none',
  logoLight: null,
  logoDark: null,
  formerLogoLight: null,
  formerLogoDark: null,
}

/** As the product appears by itself, where the company has said nothing. */
export async function findBranding(db: Db, companyId: number): Promise<BrandingRow> {
  const [row] = await db.select().from(brandings).where(eq(brandings.companyId, companyId))
  return row ?? { ...plain, companyId }
}

export async function writeBranding(db: Db, companyId: number, values: BrandingValues) {
  await db
    .insert(brandings)
    .values({ companyId, ...values })
    .onConflictDoUpdate({ target: brandings.companyId, set: values })
}
