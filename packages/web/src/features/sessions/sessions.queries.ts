import { useMutation } from '@tanstack/react-query'
import { signInByPassword } from '../../lib/session.ts'

export function useSignIn() {
  return useMutation({
    mutationFn: ({ login, password }: { login: string; password: string }) =>
      signInByPassword(login, password),
  })
}
