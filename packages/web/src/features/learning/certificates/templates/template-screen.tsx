import type {
  CertificateTemplate,
  CertificateTemplateForm,
} from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { notice, offerUndo } from '../../../../lib/notice.ts'
import { paths } from '../../../../lib/paths.ts'
import { useRecordForm } from '../../../../lib/records/record-form.ts'
import { RecordForm } from '../../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../../ui/admin/record/record-history.tsx'
import { RecordScreen } from '../../../../ui/admin/record/record-screen.tsx'
import type { DesignForm } from './design-form.ts'
import { DesignFields } from './design-fields.tsx'
import styles from './designer.module.css'
import { Preview } from './preview.tsx'
import { Signatories } from './signatories.tsx'
import { TemplateTools } from './template-tools.tsx'
import { useTemplateFaults } from './template-words.ts'
import { certificateTemplate, createTemplate, saveTemplate } from './templates.queries.ts'

/** The designer of one template, or of a new one. */
export function CertificateTemplateScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownTemplate key={id} id={id} /> : <NewTemplate />
}

const firstForm: CertificateTemplateForm = {
  name: '',
  design: {
    orientation: 'landscape',
    colour: '',
    logo: 'company',
    logoId: null,
    heading: { en: 'Certificate', de: 'Zertifikat' },
    intro: { en: 'This is to certify that', de: 'Hiermit wird bescheinigt, dass' },
    statement: { en: 'has successfully completed the course', de: 'den Kurs' },
    note: { en: 'on {date}.', de: 'am {date} erfolgreich abgeschlossen hat.' },
    signatories: [],
    showsQr: true,
  },
}

function NewTemplate() {
  const { t } = useTranslation('certificateTemplates')
  const navigate = useNavigate()
  const form = useRecordForm<CertificateTemplateForm>({
    name: 'certificate-template:new',
    first: firstForm,
    words: useTemplateFaults(),
    async save(values) {
      const made = await createTemplate(values)
      notice.set({ text: t('made', { name: made.name }) })
      void navigate(generatePath(paths.certificateTemplate, { id: String(made.id) }), { replace: true })
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.certificateTemplates, label: t('back') }}
      title={t('list.new')}
      lead={t('new.lead')}
    >
      <Designer form={form} />
    </RecordScreen>
  )
}

const formOf = ({ name, design }: CertificateTemplate): CertificateTemplateForm => ({ name, design })

function KnownTemplate({ id }: { id: number }) {
  const { t } = useTranslation('certificateTemplates')
  const { data } = useSuspenseQuery(certificateTemplate(id))
  const form = useRecordForm<CertificateTemplateForm>({
    name: `certificate-template:${id}`,
    first: formOf(data),
    words: useTemplateFaults(),
    async save(values) {
      const saved = await saveTemplate(id, { ...values, revision: data.revision })
      form.set(formOf(saved))
      offerUndo(t('saved'), () => saveTemplate(id, { ...formOf(data), revision: saved.revision }))
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.certificateTemplates, label: t('back') }}
      title={data.name}
      lead={t('lead', { courses: data.courses, issued: data.issued })}
      tools={<TemplateTools template={data} />}
    >
      <Designer form={form} id={id} />
    </RecordScreen>
  )
}

/** The form, and beside it what it makes. */
function Designer({ form, id }: { form: DesignForm; id?: number }) {
  const { t } = useTranslation('certificateTemplates')
  return (
    <div className={styles['designer']}>
      <div className={styles['form']}>
        <RecordForm label={t('form')} form={form}>
          <DesignFields form={form} />
          <Signatories form={form} />
        </RecordForm>
      </div>
      <div className={styles['beside']}>
        <Preview design={form.values.design} />
        {id !== undefined && <RecordHistory object="certificateTemplate" id={id} />}
      </div>
    </div>
  )
}
