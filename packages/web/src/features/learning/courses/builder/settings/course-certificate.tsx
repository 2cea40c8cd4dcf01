import { NativeSelect } from '@mantine/core'
import { listCertificateTemplateOptions } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../../lib/api/api.ts'
import { RecordSection } from '../../../../../ui/admin/record/record-screen.tsx'
import type { Builder } from '../use-builder.ts'

const templates = queryOptions({
  queryKey: ['certificate-templates', 'options'],
  queryFn: ({ signal }) => call(listCertificateTemplateOptions, {}, { signal }),
})

/** Which certificate passing issues; until when that is proof is said among the rules. */
export function CourseCertificate({ builder: { values, edit, form } }: { builder: Builder }) {
  const { t } = useTranslation('courses')
  const { data = [] } = useQuery(templates)
  return (
    <RecordSection title={t('part.certificate')} hint={t('certificate.hint')}>
      <NativeSelect
        label={t('certificate.template')}
        value={values.certificate ? String(values.certificate) : ''}
        error={form.errorAt('certificate')}
        data={[
          { value: '', label: t('certificate.none') },
          ...data.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ target }) =>
          edit({ certificate: target.value ? Number(target.value) : null }, 'certificate')
        }
      />
    </RecordSection>
  )
}
