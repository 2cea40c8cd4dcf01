import { Button } from '@mantine/core'
import type { CertificateTemplate } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { notice } from '../../../../lib/notice.ts'
import { paths } from '../../../../lib/paths.ts'
import { RecordRemoval } from '../../../../ui/admin/record/record-removal.tsx'
import {
  restoreTemplate,
  templateAffected,
  templatesChanged,
  useDuplicateTemplate,
  useMakeDefault,
  removeTemplate,
} from './templates.queries.ts'

/** What can be done with a whole template. */
export function TemplateTools({ template }: { template: CertificateTemplate }) {
  const { t } = useTranslation('certificateTemplates')
  const navigate = useNavigate()
  const duplicate = useDuplicateTemplate(template.id)
  const makeDefault = useMakeDefault(template.id)
  const copy = () =>
    duplicate.mutate(undefined, {
      onSuccess(made) {
        notice.set({ text: t('copied') })
        void navigate(generatePath(paths.certificateTemplate, { id: String(made.id) }))
      },
    })
  const raise = () =>
    onceMade(makeDefault.mutateAsync(), ({ name }) => notice.set({ text: t('madeDefault', { name }) }))
  return (
    <>
      {template.isDefault ? (
        <span className="pill" data-tone="ok">
          {t('default')}
        </span>
      ) : (
        <Button variant="default" loading={makeDefault.isPending} onClick={raise}>
          {t('tool.makeDefault')}
        </Button>
      )}
      <Button variant="default" loading={duplicate.isPending} onClick={copy}>
        {t('tool.duplicate')}
      </Button>
      {!template.isDefault && <Remove template={template} />}
    </>
  )
}

function Remove({ template: { id, name } }: { template: CertificateTemplate }) {
  const { t } = useTranslation('certificateTemplates')
  return (
    <RecordRemoval
      words={{
        open: t('tool.remove'),
        title: t('remove.title', { name }),
        text: t('remove.text'),
        confirm: t('remove.confirm'),
        touched: ({ what, count }) =>
          t(what === 'courses' ? 'affected.courses' : 'affected.certificates', { count }),
        done: t('removed', { name }),
      }}
      affected={templateAffected(id)}
      remove={() => removeTemplate(id)}
      restore={() => restoreTemplate(id)}
      changed={templatesChanged}
      back={paths.certificateTemplates}
    />
  )
}
