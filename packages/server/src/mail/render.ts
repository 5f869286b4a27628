// Renders a letter as plain text and as HTML that every mail reader shows (no image, no script, nothing remote).
import type { Language } from '@palmares/texts/language';
import type { MailContent } from '@palmares/texts/mail-content';
import type { Message } from './mail.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

type Frame = { readonly language: Language; readonly signature: string };

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

function toText(letter: MailContent, { language, signature }: Frame): string {
  const texts = MAIL_TEXTS[language].MAIL_FRAME_TEXTS;
  const link = letter.link === undefined ? [] : [`${texts.linkLabel(letter.link.label)}\n${letter.link.url}`];
  return `${[...letter.paragraphs, ...link, ...(letter.remarks ?? [])].join('\n\n')}\n\n-- \n${signature}\n`;
}

const PARAGRAPH = 'margin:0 0 16px';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#5b3df5;color:#ffffff;text-decoration:none';

const paragraph = (content: string) => `<p style="${PARAGRAPH}">${content}</p>`;

function toHtml(letter: MailContent, { language, signature }: Frame): string {
  const { link } = letter;
  const texts = MAIL_TEXTS[language].MAIL_FRAME_TEXTS;
  const body = [
    ...letter.paragraphs.map((text) => paragraph(escape(text))),
    ...(link === undefined
      ? []
      : [
          paragraph(`<a href="${escape(link.url)}" style="${BUTTON}">${escape(link.label)}</a>`),
          paragraph(`${escape(texts.copyLink)}<br>${escape(link.url)}`),
        ]),
    ...(letter.remarks ?? []).map((text) => paragraph(escape(text))),
  ];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escape(letter.subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1c1b22;font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto">
${body.join('\n')}
<p style="margin:32px 0 0;font-size:13px;color:#5f5d6b">${escape(signature)}</p>
</div>
</body>
</html>
`;
}

export function renderMail(to: string, letter: MailContent, frame: Frame): Message {
  return {
    to,
    language: frame.language,
    subject: letter.subject,
    text: toText(letter, frame),
    html: toHtml(letter, frame),
  };
}
