import { useTranslation } from 'react-i18next'
import { RecordRemoval } from '../../../ui/admin/record/record-removal.tsx'
import { useAuthorWords, useFaultWords } from './author-words.ts'
import { authoredChanged, type bankAffected } from './author.queries.ts'

type RemoveProps = {
  what: 'bank' | 'question' | 'set' | 'evaluation'
  affected: ReturnType<typeof bankAffected>
  remove: () => Promise<unknown>
  restore: () => Promise<unknown>
  back: string
}

/** What keeps it from being removed, and why. */
const blocks = {
  bank: { by: 'evaluations', code: 'evaluations_use_it' },
  question: { by: 'evaluations', code: 'evaluations_use_it' },
  set: { by: 'questions', code: 'answer_set_in_use' },
  evaluation: null,
} as const

/** Removes what an author made. */
export function RemoveTool({ what, ...rest }: RemoveProps) {
  const { t } = useTranslation('author')
  const { affected: touched } = useAuthorWords()
  const { ofCode } = useFaultWords()
  const block = blocks[what]
  return (
    <RecordRemoval
      words={{
        open: t('tool.remove'),
        title: t(`removeTitle.${what}`),
        text: t(`removeText.${what}`),
        confirm: t('tool.remove'),
        touched,
        done: t(`removed.${what}`),
        ...(block && { blocked: ofCode(block.code) }),
      }}
      isBlocking={({ what: touching }) => touching === block?.by}
      changed={authoredChanged}
      {...rest}
    />
  )
}
