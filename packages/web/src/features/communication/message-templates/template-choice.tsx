import { NativeSelect } from '@mantine/core'
import type { TemplateTexts } from '@oktant/contract/communication/templates.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { ownTemplates, useTemplateTexts } from './templates.queries.ts'

type ChoiceProps = { hint?: string; onTake: (texts: TemplateTexts) => void }

/** Begins with the words of one of the company's own templates. */
export function TemplateChoice({ hint, onTake }: ChoiceProps) {
  const { t } = useTranslation('templates')
  const text = useLocalText()
  const { data } = useQuery(ownTemplates)
  const read = useTemplateTexts()
  const problem = useErrorText(read.error)
  const take = (key: string) => key && read.mutate(key, { onSuccess: ({ texts }) => onTake(texts) })
  return (
    <RecordSection title={t('choice.title')} hint={hint ?? t('choice.hint')}>
      <NativeSelect
        label={t('choice.label')}
        value=""
        onChange={({ target }) => take(target.value)}
        data={[
          { value: '', label: t('choice.none') },
          ...(data?.content ?? []).map(({ key, name }) => ({ value: key, label: text(name) })),
        ]}
      />
      <FormProblem>{problem}</FormProblem>
    </RecordSection>
  )
}
