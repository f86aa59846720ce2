import type { ComponentProps } from 'react';
import { cx } from '../style.ts';
import { type ButtonVariant, buttonClass } from './button-class.ts';

type Own = ButtonVariant & { readonly className?: string | undefined };

export const Button = ({
  kind,
  isSmall,
  isIconOnly,
  className,
  type = 'button',
  ...rest
}: Own & Omit<ComponentProps<'button'>, 'style'>) => (
  <button
    {...rest}
    type={type}
    className={cx(buttonClass({ kind, isSmall, isIconOnly }), className)}
  />
);

/** A link that looks like a button; the address is made by route-builder. */
export const LinkButton = ({
  kind,
  isSmall,
  isIconOnly,
  className,
  children,
  ...rest
}: Own & Omit<ComponentProps<'a'>, 'style'> & { readonly href: string }) => (
  <a {...rest} className={cx(buttonClass({ kind, isSmall, isIconOnly }), className)}>
    {children}
  </a>
);
