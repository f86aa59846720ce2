#!/bin/sh
# Starts PW_CHROMIUM without the pages every window of it keeps ready below its address bar: no test
# sees them, and each costs more than most pages under test. Of several lists of features Chromium
# uses only the last, so they are added to that of Playwright.
popups=WebUIOmniboxPopup,WebUIOmniboxAimPopup
for argument; do
  shift
  case $argument in --disable-features=*) argument=$argument,$popups ;; esac
  set -- "$@" "$argument"
done
exec "$PW_CHROMIUM" "$@"
