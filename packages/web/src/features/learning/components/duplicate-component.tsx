import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useDuplicateComponent } from './components.queries.ts'

/** Makes a component that begins as a copy, and goes to it. */
export function Duplicate({ id }: { id: number }) {
  const { t } = useTranslation('courses')
  const navigate = useNavigate()
  const duplicate = useDuplicateComponent(id)
  const problem = useErrorText(duplicate.error)
  const copy = () =>
    duplicate.mutate(undefined, {
      onSuccess(made) {
        notice.set({ text: t('component.copied') })
        void navigate(generatePath(paths.adminComponent, { id: String(made.id) }))
      },
    })
  return (
    <>
      <Button variant="default" loading={duplicate.isPending} onClick={copy}>
        {t('tool.duplicate')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}
