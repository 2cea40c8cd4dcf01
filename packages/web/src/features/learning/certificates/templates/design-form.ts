import type {
  CertificateDesign,
  CertificateTemplateForm,
} from '@oktant/contract/learning/certificates/certificate-templates.ts'
import type { useRecordForm } from '../../../../lib/records/record-form.ts'

export type DesignForm = ReturnType<typeof useRecordForm<CertificateTemplateForm>>

/** Changes some of a design, and leaves the rest. */
export const changeDesign = (form: DesignForm, part: Partial<CertificateDesign>) =>
  form.set({ design: { ...form.values.design, ...part } })
