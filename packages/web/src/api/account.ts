import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type {
  FinishLoginBody,
  GrantedSession,
  LoginBody,
  LoginReply,
  RegisterBody,
  SessionReply,
} from '@palmares/core/contract/types';
import { call } from './client.ts';

export function login(body: LoginBody): Promise<LoginReply['data']> {
  return call(ENDPOINTS.login, { body });
}

export function finishLogin(body: FinishLoginBody): Promise<GrantedSession> {
  return call(ENDPOINTS.finishLogin, { body });
}

export function register(body: RegisterBody): Promise<{ id: number; username: string; nametag: string }> {
  return call(ENDPOINTS.register, { body });
}

export function getSession(): Promise<SessionReply['data']> {
  return call(ENDPOINTS.session);
}

export function revoke(): Promise<unknown> {
  return call(ENDPOINTS.revocation, { timeoutMs: 5_000 });
}
