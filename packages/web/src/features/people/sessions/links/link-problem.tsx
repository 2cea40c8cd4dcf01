import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ApiError, isFailure } from '../../../../lib/api/api-error.ts'
import { paths } from '../../../../lib/paths.ts'
import { Entrance } from '../../../../ui/page/entrance.tsx'
import { ErrorState } from '../../../../ui/page/states.tsx'
import { LinkUsed } from './link-used.tsx'
import { SignInProblem } from '../sign-in-problem.tsx'

const mayPass = (error: Error) =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500

/** Why a link did not sign anybody in: closed hours or licence, a trouble that passes, else a link that is used up. */
export function LinkProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('sessions')
  if (isFailure(error, 'accessRestricted', 'invalidLicense'))
    return (
      <Entrance title={t('linkProblem.title')}>
        <SignInProblem error={error} />
        <div>
          <Button component={Link} to={paths.login} size="md">
            {t('linkUsed.ok')}
          </Button>
        </div>
      </Entrance>
    )
  if (!mayPass(error)) return <LinkUsed />
  return (
    <Entrance title={t('linkProblem.title')}>
      <ErrorState error={error} onRetry={onRetry} />
    </Entrance>
  )
}
