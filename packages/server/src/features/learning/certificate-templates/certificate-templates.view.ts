import type {
  CertificateTemplate,
  CertificateTemplateRow,
} from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { signedAddress } from '../../../files/signatures.ts'
import type { Kit } from '../../../kit.ts'
import { picturesOf } from './certificate-templates.rules.ts'
import type { TemplateRow } from './certificate-templates.queries.ts'

export function templateView(kit: Kit, row: TemplateRow): CertificateTemplate {
  const { id, name, design, isDefault, changes, courses, issued, changedBy, changedAt } = row
  const pictures = [...new Set(picturesOf(design))].map((picture) => ({
    id: picture,
    address: signedAddress(kit, picture),
  }))
  return {
    id,
    name,
    design,
    isDefault,
    pictures,
    courses,
    issued,
    revision: changes,
    changedBy: changedBy || null,
    changedAt: changedAt.toISOString(),
  }
}

type Listed = Omit<TemplateRow, 'changedBy'>
export const templateRow = ({ id, name, design, isDefault, courses, issued, changedAt }: Listed) => {
  const { orientation } = design
  const row: CertificateTemplateRow = {
    id,
    name,
    orientation,
    isDefault,
    courses,
    issued,
    changedAt: changedAt.toISOString(),
  }
  return row
}
