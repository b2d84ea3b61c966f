import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { correcaoFixture } from '../../../features/correcoes/correcoes.fixture.ts'
import { click, FakeCorrecoes, folha, open, passPause, reset, select } from './corrigir.fixture.tsx'

afterEach(reset)

it('has a remark written below its passage where the list of them is far away', async () => {
  const fake = new FakeCorrecoes(correcaoFixture())
  open(fake, {}, undefined, undefined, (media) => !media.includes('1200px'))
  await screen.findByRole('button', { name: 'Comentar o trecho' })
  await select('Ninguém passa')
  await click('Comentar o trecho')
  const aqui = screen.getByLabelText('Seu comentário')
  expect(document.activeElement).toBe(aqui)
  expect(aqui.closest('div[data-open]')?.textContent).toContain('Ninguém passa')
  await userEvent.keyboard('Forte.')
  await click('Voltar ao texto')
  expect(document.activeElement).toBe(await folha())
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comentário 1').value).toBe('Forte.')
  await select('ponte caiu')
  await userEvent.keyboard('{Enter}')
  await screen.findByLabelText('Seu comentário')
  await click('Voltar ao texto')
  expect(screen.queryByLabelText('Comentário 2')).toBeNull()
  await passPause()
  await waitFor(() => expect(fake.own.anotacoes).toMatchObject([{ texto: 'Forte.' }]))
})
