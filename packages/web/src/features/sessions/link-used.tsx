import { Button } from '@mantine/core'
import { signInMessages as messages } from '@oktant/contract/messages/sign-in.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMessage } from '../../lib/words/message.ts'
import { paths } from '../../lib/paths.ts'
import { Entrance } from '../../ui/entrance.tsx'

/** A link that opens nothing any more, and the way to the sign-in. */
export function LinkUsed() {
  const { t } = useTranslation('sessions')
  return (
    <Entrance title={useMessage()(messages.link_used)} lead={t('linkUsed.text')}>
      <div>
        <Button component={Link} to={paths.login} size="md">
          {t('linkUsed.ok')}
        </Button>
      </div>
    </Entrance>
  )
}
