import { Button } from '@mantine/core'
import type { CertificateTemplate } from '@oktant/contract/certificate-templates.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { AffectedDialog } from '../../../ui/admin/affected-dialog.tsx'
import {
  restoreTemplate,
  templateAffected,
  templatesChanged,
  useDuplicateTemplate,
  useMakeDefault,
  useRemoveTemplate,
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
    makeDefault.mutate(undefined, {
      onSuccess: ({ name }) => notice.set({ text: t('madeDefault', { name }) }),
    })
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
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const affected = useQuery({ ...templateAffected(id), enabled: isOpen })
  const remove = useRemoveTemplate(id)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess() {
        offerUndo(t('removed', { name }), () => restoreTemplate(id))
        void navigate(paths.certificateTemplates)
        void templatesChanged()
      },
    })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('tool.remove')}
      </Button>
      {isOpen && (
        <AffectedDialog
          title={t('remove.title', { name })}
          text={t('remove.text')}
          confirm={t('remove.confirm')}
          isDangerous
          affected={affected}
          words={({ what, count }) =>
            t(what === 'courses' ? 'affected.courses' : 'affected.certificates', { count })
          }
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
