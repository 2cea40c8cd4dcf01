import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AbsencesDialog } from '../away/absences-dialog.tsx'
import { FromTemplateDialog } from '../series/from-template-dialog.tsx'

/** What is done beside planning one event: many of a template, and saying when one is away. */
export function PlanningTools() {
  const { t } = useTranslation('planning')
  const [open, setOpen] = useState<'template' | 'away' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button variant="default" onClick={() => setOpen('away')}>
        {t('away.open')}
      </Button>
      <Button variant="default" onClick={() => setOpen('template')}>
        {t('template.use')}
      </Button>
      {open === 'away' && <AbsencesDialog onClose={close} />}
      {open === 'template' && <FromTemplateDialog onClose={close} />}
    </>
  )
}
