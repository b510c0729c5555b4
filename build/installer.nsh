; Added by electron-builder to the Windows installer and its uninstaller.

; For whoever runs it, without an administrator: there is no page to choose.
!macro customInstallMode
  StrCpy $isForceCurrentInstall "1"
!macroend

; There is no updater, so nobody needs the copy of the installer that electron-builder lays aside for one.
!macro customInstall
  Delete "$LOCALAPPDATA\${APP_INSTALLER_STORE_FILE}"
  RMDir "$LOCALAPPDATA\five-forges-updater"
!macroend

; Saves are the player's. They stay unless the player says otherwise: not on an update, and not when nobody is asked.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    ; The app claims its links at its start.
    DeleteRegKey HKCU "Software\Classes\fiveforges"
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "Also remove your saved matches, decks, maps and settings?$\r$\n$\r$\nThey are in $APPDATA\FiveForges. Choose No to keep them for another time." /SD IDNO IDNO keepSaves
      SetShellVarContext current
      RMDir /r "$APPDATA\FiveForges"
    keepSaves:
  ${endIf}
!macroend
